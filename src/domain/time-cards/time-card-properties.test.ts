import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger } from '../../../tests/world/punches.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  daysBetween,
  millisecondsOf,
  parsePlainDate,
  parseZone,
  startOfDate,
  type Instant,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { countedEntries } from '../pay-rules/counted-entries.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal, federalWithDailyOvertime } from '../pay-rules/presets.ts';
import type { Punch } from '../time-clock/punch.ts';
import { lengthOf, ribbon } from '../time-clock/ribbon.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { timeCard, type TimeCard } from './time-card.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const zoneNamed = (name: string) => parseZone(name) as Zone;

/** Every pause is off the clock, so that what was punched is what is worked. */
const offTheClock: PayPolicy = {
  ...federalWithDailyOvertime,
  workTime: { mealFromMinutes: 30, newShiftGapMinutes: 240 },
};

describe('however the ledger is cut', () => {
  const places = [
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Africa/Cairo',
    'Pacific/Apia',
  ].map(zoneNamed);
  const begins = ['2026-03-02', '2026-10-26', '2024-04-22', '2006-10-23', '2011-12-26'].map(on);
  const world = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...begins)).chain(([zone, first]) =>
    fc.record({
      zone: fc.constant(zone),
      first: fc.constant(first),
      punches: aLedger(startOfDate(first, zone)),
      wait: fc.integer({ min: 0, max: 3 * 86_400_000 }),
    }),
  );

  /** The time cards of all weeks from the first punch to `until`. */
  function cards(punches: readonly Punch[], first: PlainDate, zone: Zone, until: Instant): TimeCard[] {
    const weeks = Math.floor(daysBetween(first, dateAt(until, zone)) / 7) + 1;
    return Array.from({ length: weeks }, (_, week) =>
      timeCard(punches, { zone, startsOn: addDays(first, week * 7), policy: offTheClock, until }),
    );
  }

  test('minutes are conserved: cut into days and weeks or whole, it is the same time', () => {
    fc.assert(
      fc.property(world, ({ zone, first, punches, wait }) => {
        const until = addMilliseconds(punches.at(-1)?.punchedAt ?? startOfDate(first, zone), wait);
        const days = cards(punches, first, zone, until).flatMap((card) => card.days);
        const counted = countedEntries(timeEntries(punches), { until, policy: offTheClock });
        const whole = ribbon(counted, { from: startOfDate(first, zone), to: until }, until);
        const total = (pick: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + pick(day), 0);
        expect(total((day) => day.workedMilliseconds)).toBe(lengthOf(whole, 'worked'));
        expect(total((day) => day.breakMilliseconds)).toBe(lengthOf(whole, 'break'));
      }),
    );
  });

  test('what is shown adds up: days to weeks, work and overtime to the ribbon, nothing negative', () => {
    fc.assert(
      fc.property(world, ({ zone, first, punches, wait }) => {
        const until = addMilliseconds(punches.at(-1)?.punchedAt ?? startOfDate(first, zone), wait);
        for (const card of cards(punches, first, zone, until)) {
          for (const figure of ['workedMinutes', 'breakMinutes', 'overtimeMinutes'] as const) {
            expect(card[figure]).toBe(card.days.reduce((sum, day) => sum + day[figure], 0));
          }
          for (const day of card.days) {
            expect(day.workedMilliseconds + day.breakMilliseconds).toBeLessThanOrEqual(millisecondsOf(day.during));
            expect(day.overtimeMinutes).toBeGreaterThanOrEqual(0);
            expect(day.overtimeMinutes).toBeLessThanOrEqual(day.workedMinutes);
            expect(lengthOf(day.ribbon, 'worked', 'overtime')).toBe(day.workedMilliseconds);
            // A minute that midnight cuts is drawn on both days and paid on the second.
            const drawn = Math.floor(lengthOf(day.ribbon, 'overtime') / 60_000);
            expect(Math.abs(drawn - day.overtimeMinutes)).toBeLessThanOrEqual(1);
            expect(
              day.ribbon.every(
                ({ span }) => day.during.from <= span.from && span.from < span.to && span.to <= day.during.to,
              ),
            ).toBe(true);
          }
        }
      }),
    );
  });

  test('punches of other weeks do no harm', () => {
    fc.assert(
      fc.property(world, ({ zone, first, punches }) => {
        const until = addMilliseconds(punches.at(-1)?.punchedAt ?? startOfDate(first, zone), 1);
        const question = { zone, startsOn: first, policy: federal, until };
        const end = startOfDate(addDays(first, 7), zone);
        const needed = timeEntries(punches)
          .filter((entry) => entry.clockedInAt < end)
          .flatMap((entry) => entry.punchIds);
        const some = punches.filter((punch) => needed.includes(punch.id));
        expect(timeCard(some, question)).toEqual(timeCard(punches, question));
      }),
    );
  });
});
