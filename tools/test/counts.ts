import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';

/** How many things were tried, by how they came out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many came right only when they were tried a second time. */
  readonly second?: number;
}

/** What a runner of tests leaves in a file: `clear` it before, `read` it after. */
export interface Results {
  clear(): void;
  /** `succeeded` is what the exit code says; a failure that no test shows counts as one. */
  read(succeeded: boolean): Counts;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.nullable(z.array(z.string())) })),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function vitestResults(file: string): Results {
  return resultsIn(file, (report) => {
    const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, report);
    // A file that could not be loaded has failed without a single test in it.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    // What passed and yet has a failure to tell of did so the first time.
    const second = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0);
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, second: second.length };
  });
}

export function playwrightResults(file: string): Results {
  return resultsIn(file, (report) => {
    const { expected, unexpected, flaky } = z.parse(playwrightReport, report).stats;
    return { passed: expected + flaky, failed: unexpected, second: flaky };
  });
}

function resultsIn(file: string, count: (report: unknown) => Counts): Results {
  return {
    clear: () => rmSync(file, { force: true }),
    read(succeeded) {
      const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
      return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
    },
  };
}
