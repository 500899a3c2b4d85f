/** The token in what somebody pasted: a whole link, a part of one, or the bare code. */
export function tokenIn(text: string): string {
  const trimmed = text.trim();
  const link = /(?:^|\/)(?:join|watch)\/([A-Za-z0-9_-]+)/.exec(trimmed);
  if (link) return link[1]!;
  const table = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed);
  if (table) return table[1]!;
  return /^[A-Za-z0-9_-]{3,128}$/.test(trimmed) ? trimmed : "";
}

/** Whether the link is one for spectators. */
export const isWatchLink = (text: string): boolean => /(?:^|\/)watch\//.test(text.trim());
