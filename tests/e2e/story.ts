import { parseInstant, type Instant } from '../../src/domain/kernel/time.ts';

/** When the demo ends and every journey begins: Friday, six in the evening in New York, with Maya nine and a half hours in. */
export const story = parseInstant('2026-11-20T23:00:00.000Z') as Instant;
