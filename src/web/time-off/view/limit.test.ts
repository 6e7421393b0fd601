import { expect, test } from 'vitest';
import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { speakers } from '../../../words/speakers.ts';
import { refusedBy } from './limit.ts';

const day = parsePlainDate('2026-12-24') as PlainDate;
const limit = (mostAway: number, effect: AwayLimitReply['effect']): AwayLimitReply => ({
  limitId: `${mostAway} ${effect}`,
  name: 'Fair',
  locationId: null,
  startsOn: day,
  endsOn: day,
  mostAway,
  effect,
});

test('Approve says which limit refuses it, and is not kept back by one that warns', () => {
  expect(refusedBy(speakers.en, [limit(0, 'refuse'), limit(2, 'warn')])).toBe(
    '“Fair”: nobody may be away then. It cannot be approved while that stands.',
  );
  expect(refusedBy(speakers.en, [limit(0, 'warn')])).toBeUndefined();
  expect(refusedBy(speakers.en, [])).toBeUndefined();
});
