/** Outlines of the seats' shapes around 0, about 18 units wide. */
export const SHAPES: Record<string, string> = {
  triangle: "M0-9 9 7H-9z",
  circle: "M0-8.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
  square: "M-7.5-7.5h15v15h-15z",
  diamond: "M0-9.5 9.5 0 0 9.5-9.5 0z",
  pentagon: "M0-9.3 8.900-2.900 5.500 7.600h-11L-8.900-2.900z",
  hexagon: "M-4.800-8.300h9.600L9.600 0 4.800 8.300h-9.600L-9.600 0z",
  star: "M0-10 2.700-3.700l6.900.6-5.200 4.500L6 8 0 4.500-6 8l1.600-6.600-5.200-4.500 6.900-.6z",
  cross: "M-3-9h6v6h6v6H3v6h-6V3h-6v-6h6z",
  cog: "M-2-9h4l1 2.600 2.600 1.100 2.500-1.200 2.300 3.400-1.600 2.200.2 1.600 2 1.800-1.700 3.700-2.800-.2-2 1.600L2.200 9h-4l-1.500-2.500-2-1.400-2.800.3-1.900-3.600 2-1.900.1-1.700-1.700-2.200 2.100-3.400 2.600 1.100L-3-7z",
};

export function outline(shape: string): string {
  return SHAPES[shape] ?? SHAPES["circle"]!;
}
