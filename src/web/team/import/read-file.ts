import { decodeText } from './decode.ts';

/** A table as it was read: its first row, and the rest. */
export interface ReadTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads CSV with whatever delimiter it has; undefined where there is no heading with a row under it. */
export async function readTable(text: string): Promise<ReadTable | undefined> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.trim(), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [head, ...rows] = data;
  return head === undefined || rows.length === 0 ? undefined : { head, rows };
}

export const readFile = async (file: File): Promise<ReadTable | undefined> =>
  readTable(decodeText(new Uint8Array(await file.arrayBuffer())));
