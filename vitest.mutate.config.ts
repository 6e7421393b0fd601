import { defineConfig } from 'vitest/config';

/** The tests that a mutant of the pay rules, of the time cards or of payroll has to survive: rules beside rules, and the published cases. */
export default defineConfig({
  test: {
    include: ['src/domain/{pay-rules,time-cards,adjustments,payroll}/**/*.test.ts', 'tests/oracle/**/*.test.ts'],
  },
});
