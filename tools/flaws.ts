// What "npm run flaws" runs: brings each known flaw into a copy of the tree, one at a time, and runs the test that is named after it. Ends with 1 when
// a test does not notice its flaw. "npm run flaws -- TEXT" tries those alone whose name holds the text.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { bringIn } from './flaws/bring-in.ts';
import { knownFlaws, type Flaw } from './flaws/known-flaws.ts';

const root = join(import.meta.dirname, '..');
const copy = join(root, '.cache/flaws');
const reportFile = join(copy, 'report.json');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reported = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string() })) })),
});
const copied = ['src', 'tests', 'tools', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const [part = ''] = process.argv.slice(2);
makeCopy();
const flaws = knownFlaws.filter(({ name }) => name.includes(part));
const unnoticed = flaws.filter((flaw) => !tell(flaw, isNoticed(flaw)));
console.log(`${flaws.length - unnoticed.length} of ${flaws.length} flaws are noticed by their tests.`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Whether the test passes as the tree is and fails with the flaw in it. */
function isNoticed(flaw: Flaw): boolean {
  const changed = bringIn(flaw, (file) => readFileSync(join(root, file), 'utf8'));
  const before = run(flaw);
  for (const [file, text] of changed) writeFileSync(join(copy, file), text);
  const after = run(flaw);
  for (const file of changed.keys()) cpSync(join(root, file), join(copy, file));
  return before.passed > 0 && before.failed === 0 && after.failed > 0;
}

/** How many tests of that name passed and failed. Where what was brought in does not even start, none has. */
function run({ test }: Flaw): { readonly passed: number; readonly failed: number } {
  const pattern = test.name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const report = ['--reporter', 'json', '--outputFile', reportFile, '--retry', '0'];
  rmSync(reportFile, { force: true });
  spawnSync('node', [vitest, 'run', ...report, test.file, '-t', pattern], { cwd: copy });
  const statuses = z
    .parse(reported, JSON.parse(readFileSync(reportFile, 'utf8')))
    .testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string): number => statuses.filter((status) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}

function tell({ name, test }: Flaw, noticed: boolean): boolean {
  console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'}  ${name}: ${test.file} "${test.name}"`);
  return noticed;
}
