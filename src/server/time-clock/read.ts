/** What other nouns may ask of the clock. */
export { readPunchFacts, readPunchesDuring, readSealedLedger, sealOf } from './repository.ts';
export type { PunchFacts } from './repository.ts';
export { listTracedRows, listWeekRows, type TracedRow } from './week-rows.repository.ts';
