import { knows, t } from "../../lib/words.svelte";

/** How a bot plays, in words: "mcts:400" thinks ahead like "mcts". */
export function botWord(bot: string): string {
  const id = `web-bot-${bot.split(":")[0] ?? ""}`;
  return knows(id) ? t(id) : t("web-bot-other", { name: bot });
}
