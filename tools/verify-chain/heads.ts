import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import type { Heads } from './verify-chains.ts';

const headsFile = z.record(z.string(), z.object({ row: z.int().check(z.positive()), hash: z.string() }));

/** Where the chains ended when the file was written; nowhere, if there is none yet. Refuses with CannotStart what is no such file. */
export function readHeads(file: string): Heads {
  if (!existsSync(file)) return {};
  const read = headsFile.safeParse(jsonIn(file));
  if (read.success) return read.data;
  throw new CannotStart(
    `${file} does not hold the ends of chains: name a file that this command has written, or a new one.`,
  );
}

/** Notes where the chains end now; in one step, so that a file which was there is never half of one. */
export function writeHeads(file: string, heads: Heads): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(heads, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
