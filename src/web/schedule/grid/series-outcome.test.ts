import { expect, test } from 'vitest';
import { plan, monday } from '../../../../tests/world/team-schedule.ts';
import { speakers } from '../../../words/speakers.ts';
import { saySeriesOutcome } from './series-outcome.ts';

const speaker = speakers.en;
const words = { say: speaker.say } as unknown as Parameters<typeof saySeriesOutcome>[1];
const before = plan('ana', monday, 9, 17);
const step = (after: typeof before | null) => ({ shiftId: 'a', revision: 2, before, after });

test('shifts of a series that are taken away are said to be removed, those that go on to be changed', () => {
  const removed = { changed: 2, left: 0, steps: [step(null), step(null)] };
  expect(saySeriesOutcome(removed, words)).toBe('2 shifts were removed.');
  const changed = { changed: 1, left: 0, steps: [step(plan('ana', monday, 10, 18))] };
  expect(saySeriesOutcome(changed, words)).toBe('1 shift was changed.');
  expect(saySeriesOutcome({ changed: 0, left: 0, steps: [] }, words)).toBe('0 shifts were changed.');
});
