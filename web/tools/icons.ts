/** The drawn signs as one zip, an entry for each: `name.json` with its size and paths. The server hands out those a page asks for. */
import { crc32, deflateRawSync } from "node:zlib";

import { icons as set } from "@iconify-json/game-icons";

interface Entry {
  name: Buffer;
  packed: Buffer;
  size: number;
  sum: number;
  at: number;
}

/** 1980-01-01, so that the same signs always make the same file. */
const DATE = 0x21;

function header(signature: number, length: number, entry: Entry): Buffer {
  const bytes = Buffer.alloc(length);
  const central = length === 46;
  const shift = central ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  if (central) bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(20, 4 + shift); // version needed
  bytes.writeUInt16LE(8, 8 + shift); // deflated
  bytes.writeUInt16LE(DATE, 12 + shift);
  bytes.writeUInt32LE(entry.sum, 14 + shift);
  bytes.writeUInt32LE(entry.packed.length, 18 + shift);
  bytes.writeUInt32LE(entry.size, 22 + shift);
  bytes.writeUInt16LE(entry.name.length, 26 + shift);
  if (central) bytes.writeUInt32LE(entry.at, 42);
  return bytes;
}

function zip(files: Iterable<[name: string, text: string]>): Buffer {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const raw = Buffer.from(text);
    const entry = { name: Buffer.from(name), packed: deflateRawSync(raw, { level: 9 }), size: raw.length, sum: crc32(raw), at };
    const local = [header(0x04034b50, 30, entry), entry.name, entry.packed];
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.flatMap((entry) => [header(0x02014b50, 46, entry), entry.name]));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

export function packIcons(): Buffer {
  const size = set.width ?? 512;
  const names = Object.keys(set.icons).sort();
  return zip(
    names.map((name): [string, string] => {
      const body = set.icons[name]!.body;
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      if (!paths.length) throw new Error(`The icon ${name} has no path.`);
      return [`${name}.json`, JSON.stringify({ size, paths })];
    }),
  );
}
