// Calls the whole API by chance, as the contract describes it: npm run fuzz -- [calls] [seed]. Fails at the first answer that it does not describe.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [calls = '100000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
// Said before: what fails is tried again by it.
console.log(`${calls} calls, seed ${seed}`);
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const { status } = spawnSync(
  vitest,
  ['run', '--project', 'database', '--retry', '0', 'tests/sweep/contract-fuzz.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_CALLS: calls, FUZZ_SEED: seed },
  },
);
process.exitCode = status ?? 1;
