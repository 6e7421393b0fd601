// What "npm test" runs: every check there is, each as one step with its duration; with --check the fast ones alone. The last line is
// the plain count, for people and for the machine that lands changes.
import { findBrowser } from './test/browser.ts';
import { playwrightResults, vitestResults, type Counts } from './test/counts.ts';
import { runSteps, type Step } from './test/steps.ts';

const fast = process.argv.includes('--check');

const checks: Step[] = [
  // One program reads the types once and tells the compiler's errors beside its own: "tsc" would read them all again.
  // It takes the most time of all: it collects less often what it no longer needs, which is worth a quarter of that.
  {
    name: 'types and lint',
    command: ['oxlint', '--type-aware', '--type-check'],
    environment: { GOGC: process.env['GOGC'] ?? '400' },
  },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'house', command: ['node', 'tools/house.ts'] },
  { name: 'weight of the first routes', command: ['node', 'tools/budget.ts'], tells: /^[✓✗] .*/gm },
];

const quickTests: Step[] = [vitest('rules and published cases', ['unit', 'oracle'])];

const slowTests: Step[] = [
  { name: 'web part', command: ['node', 'tools/test/build.ts'] },
  vitest('use-cases against PostgreSQL', ['database']),
  {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: '.cache/test/playwright.json' },
    results: playwrightResults('.cache/test/playwright.json'),
  },
];

const counts: Counts[] = [await runSteps([...checks, ...quickTests], 2)];
if (!fast) {
  const browser = await findBrowser();
  counts.push(browser.counts);
  if (browser.path) process.env['CHROMIUM_PATH'] = browser.path;
  if (browser.shell) process.env['CHROMIUM_SHELL_PATH'] = browser.shell;
  counts.push(await runSteps(slowTests, 1));
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const second = counts.reduce((sum, count) => sum + (count.second ?? 0), 0);
if (second > 0) console.log(`${second} of them came right only at the second try: each is a race to be found.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function vitest(name: string, projects: string[]): Step {
  const file = `.cache/test/${projects.join('-')}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    results: vitestResults(file),
  };
}
