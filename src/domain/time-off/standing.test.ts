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
  expect(standingOf(facts, asked, [])).toEqual({ atStart: 960, waiting: 0, after: 480 });
  expect(standingOf(facts, asked, [day('2026-11-30', 8)])).toMatchObject({ after: 0 });
});

describe('16 hours asked for in November leave of 40', () => {
  const opening = hours('opening', '2026-01-01', 40);
  test.each([
    ['nothing else', [], 0, 24],
    ['32 approved for December', [hours('used', '2026-12-07', -32)], 0, -8],
    ['the same, taken back', [hours('used', '2026-12-07', -32), hours('revoked', '2026-12-07', 32)], 0, 24],
    ['32 in another request that waits', [], 32, -8],
    ['32 in another, and 20 that are there by then', [hours('adjusted', '2026-12-01', 20)], 32, 12],
    ['16 in another, and 40 that are there by then', [hours('adjusted', '2026-12-01', 40)], 16, 24],
    ['8 taken in March already', [hours('used', '2026-03-02', -8)], 0, 16],
  ] as const)('beside %s', (_, later, waiting, left) => {
    const facts = { hiredOn: on('2025-01-01'), versions: [], posted: [opening, ...later] };
    const days = [day('2026-11-23', 8), day('2026-11-24', 8)];
    const standing = standingOf(
      facts,
      { startsOn: on('2026-11-23'), days },
      waiting === 0 ? [] : [day('2026-12-14', waiting)],
    );
    expect(standing).toMatchObject({ waiting: waiting * 60, after: left * 60 });
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
