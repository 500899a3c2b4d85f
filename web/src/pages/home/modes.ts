/** The sign of each way to play that a game may name. */
export const MODES: Record<string, string> = {
  solo: "person",
  team: "three-friends",
  rivals: "crossed-swords",
  bots: "vintage-robot",
};
