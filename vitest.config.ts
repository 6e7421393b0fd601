import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const withDatabase = [
  'tests/{database,sweep,crash}/**/*.test.ts',
  'src/server/**/*.db.test.ts',
  'tools/**/*.db.test.ts',
];

/**
 * Three kinds of tests: rules and other pure code, the published cases, and what needs the real PostgreSQL. None keeps anything
 * between two files, so files share what they import: a fresh world for each file of pure code took four times as long as all its tests.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          // A property of hundreds of weeks is worked out in a second, and on a busy machine in ten.
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: withDatabase,
        },
      },
      { test: { name: 'oracle', isolate: false, include: ['tests/oracle/**/*.test.ts'] } },
      {
        test: {
          name: 'database',
          // Each file has databases of its own and leaves nothing in the process: importing the server anew for each took half of the time.
          isolate: false,
          restoreMocks: true,
          // Half of a file's time is PostgreSQL's, so that two share two cores.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          include: withDatabase,
          globalSetup: ['tools/postgres/for-tests.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Processes are started, killed and waited for beside each other: what fails is tried once more before it counts.
          // Not where a test says what never happens, a race or a loss: once is once too often there, and it says `retry: 0` itself.
          retry: 1,
          // Waiting for a state ends when it is there; on a busy machine that is not within the usual second.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
