import { readFileSync } from 'node:fs';
import { answer, type Answer } from './rules/answer.ts';
import { unsupported } from './rules/kind.ts';
import { Malformed, readVectors, type Vector } from './rules/vector.ts';

/**
 * `npm run -s rules -- CASE.json` (or `-` for standard input): works out a published case, or a list of
 * them, with the product's own rules, and prints what came out and whether it is what the case expects.
 */
function main(path: string | undefined): number {
  try {
    if (path === undefined) throw new Malformed('Name a file with a case or a list of cases, or - for standard input.');
    const { vectors, isList } = readVectors(readText(path));
    const [answers, complaints] = answerAll(vectors);
    process.stdout.write(`${JSON.stringify(isList ? answers : answers[0], null, 2)}\n`);
    for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
    return complaints.length === 0 ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** One malformed case in a list does not take the answers of the others with it. */
function answerAll(vectors: readonly Vector[]): [Answer[], string[]] {
  const complaints: string[] = [];
  const answers = vectors.map((vector): Answer => {
    try {
      return answer(vector);
    } catch (error) {
      // What the domain cannot have is a wrong case too: a sum shared out by ratios of zero, for instance.
      if (error instanceof RangeError) complaints.push(`Case ${vector.id}: ${error.message}.`);
      else if (error instanceof Malformed) complaints.push(error.message);
      else throw error;
      return { id: vector.id, actual: unsupported, matches: false };
    }
  });
  return [answers, complaints];
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Malformed(`The case cannot be read: ${reason}.`);
  }
}

process.exitCode = main(process.argv[2]);
