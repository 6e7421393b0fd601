import { defineConfig } from 'vitest/config';

/** The tests that a mutant of the pay rules, of the time cards or of payroll has to survive: rules beside rules, and the published cases. */
export default defineConfig({
  test: {
    include: ['src/domain/{pay-rules,time-cards,adjustments,payroll}/**/*.test.ts', 'tests/oracle/**/*.test.ts'],
    // The first run, with all that is measured beside it, is slow on a busy machine; how long a mutant may take is not told here.
    testTimeout: 30_000,
  },
});
