import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import type { Violation } from './violation.ts';

const readRooms = ['src', 'tests', 'tools', 'bench'];

/** How imports are read and resolved; docs/decisions/0008 says why by swc. */
export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  moduleSystems: ['es6'],
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  skipAnalysisNotInRules: true,
};

/**
 * Asks dependency-cruiser for every import that goes where it should not, under `root`.
 *
 * @returns one violation for each import and rule, cycles told with their whole way
 */
export async function checkImports(root: string): Promise<Violation[]> {
  const folders = readRooms.filter((folder) => existsSync(join(root, folder)));
  const options = { ...cruiseOptions, baseDir: root, validate: true, ruleSet: { forbidden: [...importRules] } };
  const read = await cruise(folders, options).catch(asUnreadable);
  if ('where' in read) return [read];
  const result = asResult(read.output);
  // A parser that is missing reads no TypeScript and so finds nothing: that must not look like a clean house.
  if (result.modules.every(({ source }) => !/[.]tsx?$/.test(source))) {
    throw new Error('dependency-cruiser read no TypeScript: is @swc/core installed?');
  }
  return result.summary.violations.map(asViolation);
}

function asResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text');
  return output;
}

/** A file that the parser gives up on is a violation like any other; one such file hides the rest. */
function asUnreadable(error: unknown): Violation {
  const told = error instanceof Error ? /([^]+?)[.]{3} in (.+)/.exec(error.message) : null;
  if (told === null) throw error;
  const [, why = '', where = ''] = told;
  return {
    where,
    what: `its imports cannot be read: ${why.replace(/^.*[.]{3}$/m, '').trim()}`,
    instead:
      'Write it so that dependency-cruiser can read it (no `using`: try and finally); other imports wait for this.',
  };
}

function asViolation({ from, to, rule, cycle }: IViolation): Violation {
  const way = cycle === undefined ? [to] : cycle.map(({ name }) => name);
  return {
    where: from,
    what: `imports ${way.join(' → ')} (${rule.name})`,
    instead: importRules.find(({ name }) => name === rule.name)?.comment ?? rule.name,
  };
}
