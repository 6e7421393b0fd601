import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts, Results } from './counts.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Record<string, string>;
  /** Lines of what it says that are shown even where it succeeds. */
  readonly tells?: RegExp;
  /** Where its tests are counted; a step without counts as one. */
  readonly results?: Results;
}

const root = join(import.meta.dirname, '../..');
const longestMilliseconds = 80 * 60_000;
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'message', 'disconnect']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

/** Runs the steps, `width` at a time, and prints a line for each, with all that it said where it failed. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Counts> {
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  const waiting = [...steps];
  const total = { passed: 0, failed: 0, second: 0 };
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed, second = 0 } = await runStep(step);
      total.passed += passed;
      total.failed += failed;
      total.second += second;
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return total;
}

async function runStep({ name, command, environment, tells, results }: Step): Promise<Counts> {
  results?.clear();
  const startedAt = Date.now();
  const { code, output } = await run(command, environment);
  const counts = results?.read(code === 0) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const second = counts.second ? `, ${counts.second} of them at the second try` : '';
  const tests = results ? `, ${counts.passed} passed${second}, ${counts.failed} failed` : '';
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${tests})`);
  if (counts.failed > 0 || counts.second) console.log(`\n${output.trimEnd()}\n`);
  else if (tells) for (const [line] of output.matchAll(tells)) console.log(`    ${line}`);
  return counts;
}

function run(
  command: readonly [string, ...string[]],
  environment?: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMilliseconds,
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
