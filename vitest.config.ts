import { defineConfig } from 'vitest/config';

const withDatabase = [
  'tests/{database,sweep,crash}/**/*.test.ts',
  'src/server/**/*.db.test.ts',
  'tools/**/*.db.test.ts',
];

/** Three kinds of tests: rules and other pure code, the published cases, and what needs the real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: withDatabase,
        },
      },
      { test: { name: 'oracle', include: ['tests/oracle/**/*.test.ts'] } },
      {
        test: {
          name: 'database',
          include: withDatabase,
          globalSetup: ['tools/postgres/for-tests.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Processes are started, killed and waited for beside each other: what fails is tried once more before it counts.
          retry: 1,
          // Waiting for a state ends when it is there; on a busy machine that is not within the usual second.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
