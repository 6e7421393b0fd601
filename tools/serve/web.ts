import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { step } from './step.ts';

const root = join(import.meta.dirname, '../..');
const inputs = [
  'src/{web,domain,contract,words}/**/*',
  'index.html',
  'vite.config.ts',
  'tools/web/*',
  'package-lock.json',
];

/** Where the built web part is; beside it is the hash of what it was built from. */
export const webRoot = join(root, 'dist/web');
export const webStamp = `${webRoot}.inputs`;

/** Builds the web part if what it is made of has changed since the last time. */
export async function ensureWebBuilt(onLeave: (step: () => Promise<unknown>) => void): Promise<void> {
  const hash = hashOfInputs();
  if (existsSync(webStamp) && existsSync(webRoot) && readFileSync(webStamp, 'utf8') === hash) return;
  await step(
    'building the web part',
    () => build(hash, onLeave),
    () => 'Built the web part',
  );
}

/** In a process of its own: it works beside PostgreSQL's first start, and takes its memory with it when it ends. */
function build(hash: string, onLeave: (step: () => Promise<unknown>) => void): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-web.ts'), hash], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C in the terminal is for us, and we end it.
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  onLeave(async () => child.kill());
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new CannotStart(`${output.trim()}\nThe web part could not be built.`)),
    );
  });
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
