import type { SeatInfo, TableInfo } from "../lib/wire";

export const seatInfo = (table: TableInfo | null, seat: number | null | undefined): SeatInfo | null =>
  table?.seats.find((one) => one.seat === seat) ?? null;

export const nameOf = (table: TableInfo | null, seat: number | null | undefined): string => seatInfo(table, seat)?.name ?? "";

/** Whether nobody but a program answers there now. */
export const isBot = (table: TableInfo | null, seat: number | null | undefined): boolean => {
  const info = seatInfo(table, seat);
  return info?.control === "bot" || info?.standing_in === true;
};
