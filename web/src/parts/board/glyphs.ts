/** Small drawings that lie on a painted ground, around 0 and about 24 units wide: a filled outline, ink lines, or both. */
export interface Glyph {
  fill?: string;
  line?: string;
}

export const GLYPHS: Record<string, Glyph> = {
  pine: { fill: "M0-13 5-5H2.600L7.200 1H4L9 8H1.500v4h-3V8H-9l5-7h-3.200L-2.600-5H-5z" },
  oak: {
    fill: "M-1.600 12c.5-3 .5-5 .1-6.600C-6 5.800-9.400 3.600-9.400.2c0-2.600 1.700-4.600 4-5C-5.600-8.600-3-11.600.4-11.600c3.200 0 5.800 2.400 5.900 5.400C9-5.700 10.500-3.500 10 -.8 9.500 2.600 5.900 4.600 2 5.200c-.3 2.200-.1 4.600.6 6.800z",
  },
  willow: {
    line: "M0 12C.6 6 .6 0 0-7M0-7C-4-11-10-8-9.500 4M0-7C4-11 10-8 9.500 4M-.5-8C-5-9-6 0-5.500 7M.5-8C5-9 6 0 5.500 7M0-7C-2-5-2.500 0-2.300 4M0-7C2-5 2.500 0 2.300 4",
  },
  birch: {
    line: "M-5 12C-4.600 5-5.200-2-4.500-9M5 12C4.600 5 5.200-2 4.500-9M-4.500-4-8-8M-4.700 0-1.500-5M4.700-3 8-7M4.800 1 1.800-3.500M-5.500 6h1.800M3.800 5h1.900M-5.300 9h1.200",
  },
  tuft: {
    line: "M-7 7C-7 2-9-1-11-3M-4 7C-4-1-5-5-7-8M0 7C0-2 .5-6 2-10M4 7C4 1 5-3 8-6M7 7C7 4 9 1 11 0",
  },
  reeds: {
    line: "M-6 10C-6 2-6-2-5-6M0 10V-8M5 10C5 4 6 0 8-3M-9 10H9",
    fill: "M-6.200-11h2.400v6h-2.400zM-1.200-13H1.200v6h-2.400zM6.800-8h2.400v5.500H6.800z",
  },
  flowers: {
    line: "M-6 9V1M0 9V-3M6 9V3",
    fill: "M-6-3.500a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 1 1 0-5.200zM0-8a2.800 2.800 0 1 1 0 5.600A2.800 2.800 0 1 1 0-8zM6-1.500a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 1 1 0-4.800z",
  },
  bush: {
    fill: "M-11 8C-13 3-9.500-1-6.500-.5-6.500-4.500-1-6.500 1.500-3 4.500-5.500 9-3 8.300.8 11.500 1 12.500 5 10.500 8z",
  },
  mountain: {
    fill: "M-13 9-4.500-7-.6-.8 3.600-10 13 9z",
    line: "",
  },
  peaks: { line: "M-13 9-5-6 0 2M-3-2 4-10 13 9M4-10 2-4l3 2-2 4M-5-6l1.500 4-2.500 3 2 3" },
  hill: { line: "M-12 7C-8-3-2-5 1 3M-2-1C3-7 9-3 12 7M-7 7h3M4 7h3" },
  dune: { line: "M-13 5C-7-4-2-4 2 2 5-2 9-2 13 3M-9 9C-4 4 2 4 6 9" },
  cactus: {
    fill: "M-2 12V3h-3.500C-8 3-8.500 1.500-8.500-.5V-5c0-2 3-2 3 0v4h3.500v-9c0-2.500 4-2.500 4 0v5H5.500v-4c0-2 3-2 3 0v5c0 2-1 3-3 3H2v8z",
  },
  rock: { fill: "M-10 8-7 0-1-4l5 1 6 6 1 5z" },
  ruin: { fill: "M-6 12V-5h-2v-6h3v2h3v-3h4v3h3v-2h3v6H6v6l-3 2V6a3 3 0 0 0-6 0v6z" },
  tower: { fill: "M-6 12V-4h-2v-8h3v3h3v-3h4v3h3v-3h3v8H6v16H2.500V7a2.500 2.500 0 0 0-5 0v5z" },
  house: { fill: "M-10 0 0-9 4-5.500V-9h3v6.200L10 0H7v10H2V4h-4v6h-5V0z" },
  mill: { fill: "M-5 12-3.500-3h7L5 12zM-1-4-11-9l1.500-2.500L0-6l5-8 2.500 1.500L2.500-4 11 2 9.500 4.500 0-1l-5.500 8.500L-8 6z" },
  camp: { fill: "M-11 9 0-9 11 9H4L0 2-4 9z" },
  wave: { line: "M-12 0q3-5 6 0t6 0 6 0 6 0M-8 5q3-4 6 0t6 0" },
  fish: { fill: "M-9 0C-5-6 3-6 6-1l5-4v10L6 1C3 6-5 6-9 0z" },
  star: { fill: "M0-9 1.600-1.600 9 0 1.600 1.600 0 9-1.600 1.600-9 0-1.600-1.600z" },
  snow: { line: "M0-9V9M-8-4.500 8 4.500M-8 4.500 8-4.500M-2-7 0-5l2-2M-2 7 0 5l2 2" },
  slab: { line: "M-11-6h9v5h-9zM0-6h11v5H0zM-11 1H-4v5h-7zM-2 1h9v5h-9z" },
  thorn: { line: "M-11 8C-6 2-8-3-2-6S8-4 11-9M-7 3l-4-2M-5-2l-3-4M0-6l-1-5M5-6l3 4M-2-6l4 4" },
  bat: { fill: "M0-2C2-5 3-4 3-4L2.500 0C5-3 8-4 12-3 10-1 9.500 2 9.500 4 7 2.500 5 3 3.500 5 2 4 .8 5 0 7-.8 5-2 4-3.500 5-5 3-7 2.500-9.500 4-9.500 2-10-1-12-3-8-4-5-3-2.500 0L-3-4S-2-5 0-2z" },
  dead: { line: "M0 12C-1 6 1 2 0-3M0 4C-3 1-6 1-8-4M0 1C3-2 6-2 7-7M0-3C-2-6-2-9-4-11M0-3C1-6 2-8 1-12M-5-1l-4 1M5-4l4 0" },
};

/** What grows on a ground by the name of its texture: drawings, the more often named the more of them; and whether water runs through. */
export interface Landscape {
  grows: string[];
  river?: boolean;
  /** Drawings on a whole board's ground. */
  many: number;
}

const LANDSCAPES: Record<string, Landscape> = {
  meadow: { grows: ["oak", "oak", "tuft", "tuft", "bush", "flowers", "birch", "house"], river: true, many: 30 },
  forest: { grows: ["pine", "pine", "pine", "oak", "willow", "ruin", "tuft"], river: true, many: 36 },
  marsh: { grows: ["reeds", "reeds", "willow", "tuft", "wave", "pine", "ruin"], river: true, many: 32 },
  desert: { grows: ["dune", "dune", "cactus", "peaks", "rock", "mill", "camp"], many: 28 },
  hills: { grows: ["hill", "hill", "tuft", "bush", "mill", "rock", "oak"], many: 28 },
  mountain: { grows: ["peaks", "peaks", "mountain", "rock", "pine"], many: 28 },
  snow: { grows: ["pine", "snow", "peaks", "rock"], many: 24 },
  sea: { grows: ["wave", "wave", "wave", "fish"], many: 26 },
  stone: { grows: ["slab", "slab", "rock"], many: 20 },
  town: { grows: ["house", "house", "tower", "tuft", "oak"], many: 26 },
  castle: { grows: ["dead", "thorn", "bat", "slab", "tower", "star"], many: 26 },
};
const PLAIN: Landscape = { grows: ["tuft", "hill", "rock", "bush"], many: 22 };

export function landscape(texture: string): Landscape {
  return LANDSCAPES[texture] ?? PLAIN;
}
