// "npm run lighthouse": measures sign-in and dashboard of the built product, demo and all, with Lighthouse in a headless Chromium, as a desk
// and as a phone would see them. Ends with 1 where one of them falls short. MERIDIAN_URL names one that runs already, with its demo.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { demoPassword } from './demo/cast.ts';
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

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly auditRefs: readonly Ref[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Ref {
  readonly id: string;
  readonly weight: number;
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

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
    for (const device of ['desk', 'phone'] as const) tell(path, device, await measure(path, device));
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

/** Its command and not its module: whoever has not installed it since can still check everything else. */
async function measure(path: string, device: 'desk' | 'phone'): Promise<Report> {
  const report = join(folder, 'report.json');
  const flags = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    ...(device === 'desk' ? ['--preset=desktop'] : []),
    // The session stays.
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ];
  // Not waited for in one piece: whoever drives the browser lets each new tab begin.
  await promisify(execFile)(process.execPath, [lighthouse, `${product.url}${path}`, ...flags]);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function tell(path: string, device: string, { categories: measured, audits }: Report): void {
  const scores = categories.map((name) => ({ name, score: Math.round((measured[name]?.score ?? 0) * 100) }));
  const short = scores.filter(({ name, score }) => score < least[name]);
  const said = scores.map(({ name, score }) => `${name} ${score}`).join(', ');
  console.log(`${short.length === 0 ? '✓' : '✗'} ${path} (${device}): ${said}`);
  console.log(`    ${timings.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`).join(', ')}`);
  for (const { name } of short) {
    process.exitCode = 1;
    for (const { id, weight } of measured[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9) continue;
      console.log(`    ${name}: ${audit.title} (${id}) ${audit.displayValue ?? ''}`);
    }
  }
}
