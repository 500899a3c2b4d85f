/** The little Markdown our texts use: headings, paragraphs, lists, bold and italic. No HTML ever comes out of it. */

export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
}
export type Block =
  | { kind: "heading"; level: number; runs: Run[] }
  | { kind: "text"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Run[][] };

export function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (!piece) continue;
    if (piece.startsWith("**") && piece.endsWith("**") && piece.length > 4)
      found.push({ text: piece.slice(2, -2), bold: true, italic: false });
    else if (piece.startsWith("*") && piece.endsWith("*") && piece.length > 2)
      found.push({ text: piece.slice(1, -1), bold: false, italic: true });
    else found.push({ text: piece, bold: false, italic: false });
  }
  return found;
}

const ITEM = /^(?:[-*]|(\d+)\.)\s+/;

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const first = lines[0]?.trim() ?? "";
    if (!first) continue;
    const heading = /^(#+)\s+(.*)/.exec(first);
    if (heading) {
      found.push({ kind: "heading", level: heading[1]!.length, runs: runs(heading[2]!) });
      lines.shift();
      if (!lines.length) continue;
    }
    const lead = lines[0]!.trim();
    if (ITEM.test(lead)) found.push({ kind: "list", ordered: /^\d/.test(lead), items: items(lines).map(runs) });
    else found.push({ kind: "text", runs: runs(lines.map((line) => line.trim()).join(" ")) });
  }
  return found;
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line.trim()) && !/^\s{2,}/.test(line)) found.push(line.trim().replace(ITEM, ""));
    else if (found.length) found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}
