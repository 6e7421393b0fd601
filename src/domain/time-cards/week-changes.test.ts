import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { punches, rowSoup, time } from '../../../tests/world/punches.ts';
import { instant, type Span } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { changesSince, hasChanged, type PlacedRow } from './week-changes.ts';

const day: Span = { from: time('8:00'), to: time('20:00') };
const counting = { until: time('23:00'), policy: {} };

const signed = punches('in 9:00, out 17:00');
const takesBack = (voidsId: string, sequence: number) => ({ kind: 'void', voidsId, sequence }) as const;
const later = (words: string, from: number): Punch[] =>
  punches(words).map((punch, index) => Object.assign(punch, { id: `p${from + index}`, sequence: from + index }));

describe('what changed since two punches were seen', () => {
  test.each<[string, readonly PlacedRow[], string[], string[]]>([
    ['nothing', [], [], []],
    ['a punch of another day', later('in 21:00', 3), [], []],
    ['a clock-out half an hour later', [takesBack('p2', 3), ...later('out 17:30', 4)], ['p4'], ['p2']],
    ['a break that was taken back again', [...later('break 12:00', 3), takesBack('p3', 4)], [], []],
    ['a break', later('break 12:00, back 12:30', 3), ['p3', 'p4'], []],
    ['a clock-in that nobody expected', later('in 18:00', 3), ['p3'], []],
    ['the whole day taken back', [takesBack('p1', 3), takesBack('p2', 4)], [], ['p1', 'p2']],
  ])('%s', (_, since, added, removed) => {
    const changes = changesSince([...signed, ...since], 2, day, counting);
    expect(changes.added.map(({ id }) => id)).toEqual(added);
    expect(changes.removed.map(({ id }) => id)).toEqual(removed);
    expect(hasChanged(changes)).toBe(added.length + removed.length > 0);
  });

  test('a clock-out beyond the end of the week belongs to the entry that began in it', () => {
    const begun = punches('in 19:00');
    const changes = changesSince([...begun, ...later('out 21:00', 2)], 1, day, counting);
    expect(changes.added.map(({ id }) => id)).toEqual(['p2']);
  });

  test('an entry that was still there as the week began is a matter of it, one that ended before is none', () => {
    const early: Span = { from: time('16:00'), to: time('20:00') };
    expect(hasChanged(changesSince([...signed, takesBack('p1', 3)], 2, early, counting))).toBe(true);
    const late: Span = { from: time('17:00'), to: time('20:00') };
    expect(hasChanged(changesSince([...signed, takesBack('p1', 3)], 2, late, counting))).toBe(false);
  });
});

test('a ledger that was seen to its end has not changed, whatever is in it', () => {
  fc.assert(
    fc.property(rowSoup, (rows) => {
      const placed = rows.map((row, index): PlacedRow => ({ ...row, sequence: index + 1 }));
      const whole = { from: instant(0), to: instant(60 * 60_000) };
      expect(hasChanged(changesSince(placed, placed.length, whole, { until: whole.to, policy: {} }))).toBe(false);
    }),
  );
});
