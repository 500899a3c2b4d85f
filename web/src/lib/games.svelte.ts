/** The games this server has, fetched once. */
import { api } from "./api";
import type { GameInfo } from "./wire";
import { learnAddresses } from "./words.svelte";

class Games {
  all: GameInfo[] = $state.raw([]);
  loaded = $state(false);
  #asked: Promise<GameInfo[]> | null = null;

  /** Fetch them if nobody has; fails with `Refused`, and may be asked again then. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (found) => {
        learnAddresses(found);
        this.all = found;
        this.loaded = true;
        return found;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(id: string): GameInfo | null {
    return this.all.find((game) => game.id === id) ?? null;
  }
}

export const games = new Games();
