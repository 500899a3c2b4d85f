/** STUB: little sounds made on the spot; nothing is heard while sound is off in the settings. */
export type Sound = "card" | "dice" | "move" | "turn" | "chat" | "win";
export function play(_sound: Sound): void {}
