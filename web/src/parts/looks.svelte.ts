/** What the words of a scene look like: kinds of spaces and cards, states, badges. The game's theme says it; there is no list of
 *  such words here, and one without a look is drawn plainly. */
import { games } from "../lib/games.svelte";
import type { BadgeLook, BannerLook, CardLook, Landscape, Scene, SpaceLook, StateLook, TerrainLook, Theme } from "../lib/wire";

let theme: Theme = $state.raw({});

/** Draw things as the theme of this scene's game says. */
export function learnLooks(scene: Scene): void {
  wearLooks(games.find(scene.game)?.theme ?? {});
}

export function wearLooks(worn: Theme): void {
  theme = worn;
}

export const spaceLook = (kind: string): SpaceLook => theme.spaces?.[kind] ?? {};
export const terrainLook = (kind: string): TerrainLook => theme.terrains?.[kind] ?? { ground: "" };
export const landscapeLook = (texture: string): Landscape => theme.landscapes?.[texture] ?? {};
export const bannerLook = (kind: string): BannerLook => theme.banners?.[kind] ?? { paint: "brand" };
export const cardLook = (kind: string): CardLook => theme.cards?.[kind] ?? {};
export const badgeLook = (word: string): BadgeLook => theme.badges?.[word] ?? {};
export const stateLook = (word: string): StateLook | undefined => theme.states?.[word];
/** The icon of a number on a card. */
export const badgeIcon = (word: string): string => theme.signs?.[word] ?? "";
