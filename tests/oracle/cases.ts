import { readFileSync } from 'node:fs';
import { readVectors, type Vector } from '../../tools/rules/vector.ts';

/** The published cases of one file. */
export function casesOf(name: string): readonly Vector[] {
  return readVectors(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')).vectors;
}
