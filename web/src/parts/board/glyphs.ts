/** Ink lines that lie on a painted ground, around 0 and about 24 units wide. Everything else that grows there is an icon. */
export const LINES: Record<string, string> = {
  dune: "M-13 5C-7-4-2-4 2 2 5-2 9-2 13 3M-9 9C-4 4 2 4 6 9",
  hill: "M-12 7C-8-3-2-5 1 3M-2-1C3-7 9-3 12 7M-7 7h3M4 7h3",
  wave: "M-12 0q3-5 6 0t6 0 6 0 6 0M-8 5q3-4 6 0t6 0",
  slab: "M-11-6h9v5h-9zM0-6h11v5H0zM-11 1H-4v5h-7zM-2 1h9v5h-9z",
  flake: "M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5M-2-7 0-5l2-2M-2 7 0 5l2 2",
};

/** What a ground looks like by the name of its texture. */
export interface Landscape {
  /** Icons, and line drawings among them; what is named more often grows more often. A theme may name icons of its own. */
  grows: string[];
  river?: boolean;
  /** Open country: it ends at a shore, and its roads lead through clearings. */
  open?: boolean;
  /** How many of them lie on a whole board. */
  many: number;
}

const LANDSCAPES: Record<string, Landscape> = {
  meadow: {
    grows: [
      "beech",
      "beech",
      "oak",
      "fruit-tree",
      "high-grass",
      "high-grass",
      "birch-trees",
      "wheat",
      "windmill",
      "sheep",
      "medieval-village-01",
    ],
    river: true,
    open: true,
    many: 42,
  },
  forest: {
    grows: ["pine-tree", "pine-tree", "pine-tree", "forest", "beech", "willow-tree", "stone-tower", "castle-ruins", "deer"],
    river: true,
    open: true,
    many: 46,
  },
  marsh: {
    grows: [
      "reed",
      "reed",
      "willow-tree",
      "willow-tree",
      "lily-pads",
      "high-grass",
      "birch-trees",
      "pine-tree",
      "frog",
      "stone-tower",
    ],
    river: true,
    open: true,
    many: 42,
  },
  desert: {
    grows: ["cactus", "cactus", "dune", "dune", "dune", "palm-tree", "camel", "peaks", "stone-stack", "oasis", "ancient-ruins"],
    open: true,
    many: 40,
  },
  hills: {
    grows: ["peaks", "hill", "hill", "oak", "high-grass", "windmill", "stone-pile", "sheep", "hill-fort"],
    open: true,
    many: 40,
  },
  mountains: {
    grows: ["peaks", "peaks", "peaks", "pine-tree", "pine-tree", "mountain-cave", "stone-pile"],
    open: true,
    many: 40,
  },
  snow: { grows: ["pine-tree", "pine-tree", "peaks", "flake", "flake", "igloo"], open: true, many: 34 },
  sea: { grows: ["wave", "wave", "wave", "wave", "sailboat"], many: 34 },
  stone: { grows: ["slab", "slab", "slab", "stone-pile"], many: 26 },
  town: { grows: ["medieval-village-01", "village", "barn", "wood-cabin", "beech", "beech", "high-grass"], many: 38 },
  garden: { grows: ["rose", "daisy", "high-grass", "fruit-tree", "fern", "beech"], many: 40 },
  castle: {
    grows: ["dead-wood", "dead-wood", "graveyard", "gargoyle", "bat", "bat", "spider-web", "spooky-house", "thorny-vine"],
    many: 34,
  },
};
const PLAIN: Landscape = { grows: ["high-grass", "hill", "stone-pile", "oak", "beech"], many: 28 };

export function landscape(texture: string, icons: string[] = []): Landscape {
  const usual = LANDSCAPES[texture] ?? PLAIN;
  return icons.length ? { ...usual, grows: [...icons, ...usual.grows.filter((name) => name in LINES)] } : usual;
}
