import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PostedEntry } from './due-entries.ts';
import { standingOf, waitingMinutes } from './standing.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const hours = (kind: PostedEntry['kind'], date: string, count: number): PostedEntry => ({
  kind: kind ?? 'adjusted',
  on: on(date),
  minutes: count * 60,
  period: null,
});

const day = (date: string, count: number) => ({ date: on(date), minutes: count * 60 });

test('what is earned until then counts for what is asked for, and a year that begins in between takes of what is left alone', () => {
  const accrual = {
    by: 'calendar',
    frequency: { every: 'month', dayOfMonth: 1 },
    yearBegins: { month: 1, dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 5_760, carryOverCapMinutes: 600 }],
  } as const;
  const rules = { accrual, waitingDays: 0, usableAfterDays: 0 };
  const facts = {
    hiredOn: on('2025-01-01'),
    versions: [{ from: on('2026-12-01'), rules }],
    posted: [hours('opening', '2026-01-01', 8)],
  };
  const asked = { startsOn: on('2026-12-28'), days: [day('2026-12-28', 8), day('2027-01-04', 8)] };
  expect(standingOf(facts, asked, [])).toEqual({
    atStart: 960,
    after: 480,
    leastOn: '2027-01-04',
    taken: 960,
    takenByOthers: 0,
    earned: 480,
    lapsed: 0,
  });
  expect(standingOf(facts, asked, [day('2026-11-30', 8)])).toMatchObject({ after: 0 });
});

test('a request that begins on a day off leaves what it does on the first day that it takes', () => {
  const facts = { hiredOn: on('2025-01-01'), versions: [], posted: [hours('opening', '2026-01-01', 8)] };
  const posted = [...facts.posted, hours('adjusted', '2026-11-22', 6)];
  const asked = { startsOn: on('2026-11-21'), days: [day('2026-11-23', 4)] };
  expect(standingOf({ ...facts, posted }, asked, [])).toMatchObject({
    atStart: 480,
    after: 600,
    leastOn: '2026-11-23',
    taken: 240,
    earned: 360,
  });
});

describe('what is left is told by what leads to it', () => {
  const accrual = {
    by: 'calendar',
    frequency: { every: 'month', dayOfMonth: 1 },
    yearBegins: { month: 1, dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes: 1_800 }],
  } as const;
  const standing = (
    opening: number,
    days: readonly (readonly [string, number])[],
    waiting: readonly (readonly [string, number])[],
  ) => {
    const first = days.map(([date]) => on(date)).toSorted()[0] ?? on('2026-12-14');
    const result = standingOf(
      {
        hiredOn: on('2025-01-01'),
        versions: [{ from: on('2026-12-02'), rules: { accrual, waitingDays: 0, usableAfterDays: 0 } }],
        posted: [hours('opening', '2026-01-01', opening)],
      },
      { startsOn: first, days: days.map(([date, count]) => day(date, count)) },
      waiting.map(([date, count]) => day(date, count)),
    );
    const { atStart, after, taken, takenByOthers, earned, lapsed } = result;
    expect(atStart - taken - takenByOthers + earned - lapsed).toBe(after);
    return result;
  };

  // 6:40 are earned on the first of a month.
  test.each([
    [
      'by a later request that waits, and what is earned before it',
      65,
      [['2026-12-14', 40]],
      [
        ['2026-12-30', 8],
        ['2027-01-04', 8],
      ],
      { after: 940, leastOn: '2027-01-04', takenByOthers: 960, earned: 400, lapsed: 0 },
    ],
    [
      'by an earlier request that waits, and what is earned before its own last day',
      65,
      [
        ['2026-12-30', 8],
        ['2027-01-04', 8],
      ],
      [['2026-12-14', 40]],
      { after: 940, leastOn: '2027-01-04', takenByOthers: 2_400, earned: 400, lapsed: 0 },
    ],
    [
      'by what lapses as a year begins',
      65,
      [
        ['2026-12-31', 8],
        ['2027-01-04', 24],
      ],
      [],
      { after: 1_800 + 400 - 1_440, leastOn: '2027-01-04', taken: 1_920, earned: 400, lapsed: 1_620 },
    ],
    [
      'by some of it alone, where more is earned before the rest',
      8,
      [
        ['2026-12-31', 8],
        ['2027-01-04', 4],
      ],
      [],
      { after: 0, leastOn: '2026-12-31', taken: 480, takenByOthers: 0, earned: 0, lapsed: 0 },
    ],
    [
      'by nothing of what is asked for after the least is left',
      40,
      [['2026-12-14', 40]],
      [['2027-02-08', 8]],
      { after: 0, leastOn: '2026-12-14', takenByOthers: 0, earned: 0 },
    ],
  ] as const)('%s', (_, opening, days, waiting, expected) =>
    expect(standing(opening, days, waiting)).toMatchObject(expected),
  );
});

describe('16 hours asked for in November leave of 40', () => {
  const opening = hours('opening', '2026-01-01', 40);
  test.each([
    ['nothing else', [], 0, 0, 24],
    ['32 approved for December', [hours('used', '2026-12-07', -32)], 0, 32, -8],
    ['the same, taken back', [hours('used', '2026-12-07', -32), hours('revoked', '2026-12-07', 32)], 0, 0, 24],
    ['32 in another request that waits', [], 32, 32, -8],
    ['32 in another, and 20 that are there by then', [hours('adjusted', '2026-12-01', 20)], 32, 32, 12],
    ['16 in another, and 40 that are there by then', [hours('adjusted', '2026-12-01', 40)], 16, 0, 24],
    ['8 taken in March already', [hours('used', '2026-03-02', -8)], 0, 0, 16],
  ] as const)('beside %s', (_, later, waiting, takenByOthers, left) => {
    const facts = { hiredOn: on('2025-01-01'), versions: [], posted: [opening, ...later] };
    const days = [day('2026-11-23', 8), day('2026-11-24', 8)];
    const standing = standingOf(
      facts,
      { startsOn: on('2026-11-23'), days },
      waiting === 0 ? [] : [day('2026-12-14', waiting)],
    );
    expect(standing).toMatchObject({ takenByOthers: takenByOthers * 60, after: left * 60 });
  });
});

test('what waits is what nobody has answered, of the type', () => {
  const request = (typeId: string, decision: object | null) => ({
    type: { typeId },
    days: [day('2026-12-07', 8)],
    decision,
  });
  expect(waitingMinutes([request('v', null), request('v', {}), request('s', null)], 'v')).toBe(480);
});
