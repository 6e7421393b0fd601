/** What other nouns may ask of the clock. */
export { readPunchesDuring, readSealedLedger, sealOf } from './repository.ts';
export type { StoredPunch } from './repository.ts';
