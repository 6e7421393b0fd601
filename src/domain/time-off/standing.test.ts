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

describe('16 hours asked for in November leave of 40', () => {
  const opening = hours('opening', '2026-01-01', 40);
  test.each([
    ['nothing else', [], 0, 24],
    ['32 approved for December', [hours('used', '2026-12-07', -32)], 0, -8],
    ['the same, taken back', [hours('used', '2026-12-07', -32), hours('revoked', '2026-12-07', 32)], 0, 24],
    ['32 in another request that waits', [], 32, -8],
    ['8 taken in March already', [hours('used', '2026-03-02', -8)], 0, 16],
  ] as const)('beside %s', (_, later, waiting, left) => {
    const facts = { hiredOn: on('2025-01-01'), versions: [], posted: [opening, ...later] };
    const standing = standingOf(facts, { startsOn: on('2026-11-23'), chargedMinutes: 960 }, waiting * 60);
    expect(standing.after).toBe(left * 60);
  });
});

test('what waits is what nobody has answered, of the type', () => {
  const request = (typeId: string, decision: object | null) => ({ type: { typeId }, chargedMinutes: 480, decision });
  expect(waitingMinutes([request('v', null), request('v', {}), request('s', null)], 'v')).toBe(480);
});
