import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger, punches, rowSoup, time } from '../../../tests/world/punches.ts';
import { instant, millisecondsOf } from '../kernel/time.ts';
import { effectivePunches } from './punch.ts';
import { lengthOf, ribbon } from './ribbon.ts';
import { presenceOf, punchExceptions, timeEntries } from './time-entry.ts';

describe('punches become time entries', () => {
  test('clocking out on a break ends the break', () => {
    expect(timeEntries(punches('in 9:00, break 12:00, out 13:00'))).toEqual([
      {
        clockedInAt: time('9:00'),
        clockedOutAt: time('13:00'),
        lastPunchAt: time('13:00'),
        open: false,
        breaks: [{ startedAt: time('12:00'), endedAt: time('13:00') }],
        punchIds: ['p1', 'p2', 'p3'],
      },
    ]);
  });

  test('the last entry stays open, and counts up to now', () => {
    const [entry] = timeEntries(punches('in 9:00, break 12:00'));
    expect(entry).toMatchObject({ open: true, breaks: [{ startedAt: time('12:00') }] });
    expect(entry && presenceOf(entry, time('12:30'))).toEqual({ from: time('9:00'), to: time('12:30') });
    expect(entry && presenceOf(entry, time('8:00'))).toEqual({ from: time('9:00'), to: time('9:00') });
  });

  test.each([
    // punches, what is missing, known presence of each entry in minutes
    ['out 9:00', ['missing_clock_in'], []],
    ['break 9:00, back 10:00', ['missing_clock_in', 'missing_clock_in'], []],
    ['in 9:00, back 13:00, in 18:00, out 19:00', ['missing_break_start', 'missing_clock_out'], [240, 60]],
    ['in 9:00, in 10:00, out 11:00', ['missing_clock_out'], [0, 60]],
    ['in 9:00, break 10:00, break 11:00, back 11:30, out 12:00', ['missing_break_end'], [180]],
    ['in 9:00, out 10:00, out 11:00', ['missing_clock_in'], [60]],
    ['in 9:00, out 9:00, in 9:00, out 10:00', [], [0, 60]],
  ] as const)('%s: %j', (words, missing, minutes) => {
    const ledger = punches(words);
    expect(punchExceptions(ledger).map((exception) => exception.kind)).toEqual(missing);
    expect(timeEntries(ledger).map((entry) => millisecondsOf(presenceOf(entry, time('23:00'))) / 60_000)).toEqual(
      minutes,
    );
  });

  test('no soup of rows throws, makes negative time, or a break outside its entry', () => {
    fc.assert(
      fc.property(rowSoup, fc.integer({ min: 0, max: 60 }), (rows, minute) => {
        const until = instant(minute * 60_000);
        const entries = timeEntries(effectivePunches(rows));
        let previousEnd = Number.NEGATIVE_INFINITY;
        for (const entry of entries) {
          const presence = presenceOf(entry, until);
          expect(presence.from).toBeGreaterThanOrEqual(previousEnd);
          expect(millisecondsOf(presence)).toBeGreaterThanOrEqual(0);
          const drawn = ribbon([entry], presence, until);
          expect(lengthOf(drawn, 'worked', 'break')).toBe(millisecondsOf(presence));
          previousEnd = entry.open ? previousEnd : presence.to;
        }
        expect(entries.slice(0, -1).some((entry) => entry.open)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('each effective punch is in an entry or among the exceptions', () => {
    fc.assert(
      fc.property(rowSoup, (rows) => {
        const effective = effectivePunches(rows);
        const seen = new Set([
          ...timeEntries(effective).flatMap((entry) => entry.punchIds),
          ...punchExceptions(effective).map((exception) => exception.punchId),
        ]);
        expect([...seen].toSorted()).toEqual(effective.map((punch) => punch.id).toSorted());
      }),
    );
  });

  test('a ledger of allowed punches has no exceptions', () => {
    fc.assert(
      fc.property(aLedger(instant(0)), (ledger) => {
        expect(punchExceptions(ledger)).toEqual([]);
      }),
    );
  });
});

describe('which punches count', () => {
  test('a voided punch does not, wherever its void is read', () => {
    const [first, second] = punches('in 9:00, break 10:00');
    const annuls = { kind: 'void', voidsId: 'p2' } as const;
    if (first === undefined || second === undefined) throw new Error('two punches were told');
    expect(effectivePunches([annuls, second, first])).toEqual([first]);
  });

  test('the order in which rows are read does not matter', () => {
    const shuffled = rowSoup.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        expect(effectivePunches(others)).toEqual(effectivePunches(rows));
      }),
    );
  });
});
