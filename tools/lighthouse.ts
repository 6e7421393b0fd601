// "npm run lighthouse": measures sign-in and dashboard of the built product, demo and all, with Lighthouse in a headless Chromium, as a desk
// and as a phone would see them: each five times, since single runs differ, or as often as is asked ("npm run lighthouse -- 9"). The run in the
// middle counts. Ends with 1 where one of them falls short. A browser that was here before is measured; with "--first" one that was not, and
// fetches everything. MERIDIAN_URL names one that runs already, with its demo.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { demoPassword } from './demo/cast.ts';
import {
  median,
  medianRun,
  scoreOf,
  slowdownFor,
  spread,
  timingOf,
  usualSlowdown,
  type Report,
} from './lighthouse/runs.ts';
import { startProduct } from './lighthouse/start-product.ts';
import { freePort } from './postgres/port.ts';

const somebody = { email: 'elena@harborpine.example', password: demoPassword };
/** What each must reach, of 100. */
const least = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;
const categories = Object.keys(least) as (keyof typeof least)[];
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const lighthouse = join(import.meta.dirname, '../node_modules/.bin/lighthouse');
const isFirstVisit = process.argv.includes('--first');
const count = Number(process.argv.slice(2).find((word) => /^[1-9]\d*$/.test(word)) ?? 5);

const product = await startProduct(process.env['MERIDIAN_URL']);
const folder = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-'));
const port = await freePort(undefined);
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
});
try {
  for (const path of ['/login', '/dashboard']) {
    // Whoever is signed in is led away from /login.
    if (path === '/dashboard') await signIn();
    if (!isFirstVisit) await visit(path);
    for (const device of ['desk', 'phone'] as const) await judge(path, device);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  await product.stop();
}

async function signIn(): Promise<void> {
  const headers = { origin: product.url };
  const answer = await browser.request.post(`${product.url}/api/sign-in`, { data: somebody, headers });
  if (!answer.ok()) throw new Error(`${somebody.email} cannot sign in: ${answer.status()}`);
}

/** Twice, so that what the browser keeps is kept: the first visit brings the files, the next what it compiled of them. */
async function visit(path: string): Promise<void> {
  const page = await browser.newPage();
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`${product.url}${path}`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  await page.close();
}

type Device = 'desk' | 'phone';

async function judge(path: string, device: Device): Promise<void> {
  const runs = await measureAll(path, device, usualSlowdown);
  tell(path, device, runs);
  const index = median(runs.map(({ environment }) => environment.benchmarkIndex));
  const slowdown = slowdownFor(index);
  if (device === 'desk' || slowdown === usualSlowdown) return;
  const calibrated = await measureAll(path, device, slowdown);
  const { middle, all } = scoresOf(calibrated, 'performance');
  console.log(`    by Lighthouse's table this machine stands for a phone at ×${slowdown}, not ×${usualSlowdown}:`);
  console.log(`    performance ${middle} (${all}), ${timingsOf(calibrated)}`);
}

async function measureAll(path: string, device: Device, slowdown: number): Promise<readonly Report[]> {
  const runs: Report[] = [];
  while (runs.length < count) runs.push(await measure(path, device, slowdown));
  return runs;
}

/** Its command and not its module: whoever has not installed it since can still check everything else. */
async function measure(path: string, device: Device, slowdown: number): Promise<Report> {
  const report = join(folder, 'report.json');
  const flags = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    ...(device === 'desk' ? ['--preset=desktop'] : []),
    ...(slowdown === usualSlowdown ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
    // Else it empties the browser but for the session.
    ...(isFirstVisit ? [] : ['--disable-storage-reset']),
    '--no-enable-error-reporting',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ];
  // Not waited for in one piece: whoever drives the browser lets each new tab begin.
  await promisify(execFile)(process.execPath, [lighthouse, `${product.url}${path}`, ...flags]);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function tell(path: string, device: Device, runs: readonly Report[]): void {
  const run = medianRun(runs);
  const scores = categories.map((name) => scoresOf(runs, name));
  const short = scores.filter(({ name, middle }) => middle < least[name]);
  const said = scores.map(({ name, middle, all }) => `${name} ${middle} (${all})`).join(', ');
  console.log(`${short.length === 0 ? '✓' : '✗'} ${path} (${device}), ${runs.length} runs: ${said}`);
  console.log(`    ${timingsOf(runs)}`);
  const indexes = runs.map(({ environment }) => Math.round(environment.benchmarkIndex));
  console.log(`    the machine, by Lighthouse's benchmarkIndex: ${Math.round(median(indexes))} (${spread(indexes)})`);
  for (const { name } of short) {
    process.exitCode = 1;
    for (const { id, weight } of run.categories[name]?.auditRefs ?? []) {
      const audit = run.audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9) continue;
      console.log(`    ${name}: ${audit.title} (${id}) ${audit.displayValue ?? ''}`);
    }
  }
}

/** The score of the run in the middle, and of all. What does not depend on the machine has to hold in every run. */
function scoresOf(runs: readonly Report[], name: keyof typeof least) {
  const scores = runs.map((run) => scoreOf(run, name));
  const middle = name === 'performance' ? scoreOf(medianRun(runs), name) : Math.min(...scores);
  return { name, middle, all: spread(scores) };
}

function timingsOf(runs: readonly Report[]): string {
  const run = medianRun(runs);
  const timing = (id: string): string => {
    const all = runs.map((one) => timingOf(one, id));
    const shown = id === 'cumulative-layout-shift' ? all.map((one) => Number(one.toFixed(3))) : all.map(Math.round);
    return `${id} ${run.audits[id]?.displayValue ?? '?'} (${spread(shown)})`;
  };
  return timings.map(timing).join(', ');
}
