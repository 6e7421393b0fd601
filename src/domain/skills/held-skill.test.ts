import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import {
  decideHeld,
  endingOf,
  heldThatCounts,
  lackOf,
  reminderOn,
  standingOf,
  type HeldSkill,
  type HeldSpan,
} from './held-skill.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const span = (from: string, to: string | null, skillId = 'card'): HeldSpan => ({
  skillId,
  startsOn: date(from),
  endsOn: to === null ? null : date(to),
});

describe('a shift of 12 and 13 November asks for a card; of whoever holds one', () => {
  const dates = { from: date('2026-11-12'), to: date('2026-11-13') };
  test.each([
    ['without an end', [span('2026-11-01', null)], undefined],
    ['to its last day', [span('2026-11-01', '2026-11-13')], undefined],
    ['to the day before', [span('2026-11-01', '2026-11-12')], '2026-11-12'],
    ['and another one from the next day on', [span('2026-11-01', '2026-11-12'), span('2026-11-13', null)], undefined],
    ['and another one after a day without', [span('2026-11-01', '2026-11-11'), span('2026-11-13', null)], '2026-11-11'],
    ['from the day after on', [span('2026-11-14', null)], null],
    ['that is another one', [span('2026-11-01', null, 'key')], null],
    [
      'that ended twice, the last time counts',
      [span('2024-01-01', '2024-12-31'), span('2025-01-01', '2025-12-31')],
      '2025-12-31',
    ],
  ])('%s', (_, held, endedOn) => {
    expect(lackOf(['card'], held, dates)).toEqual(endedOn === undefined ? [] : [{ skillId: 'card', endedOn }]);
  });
});

const first = date('2026-01-01');
const anyDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays(first, days));
const anySpan = fc.tuple(anyDay, fc.option(fc.integer({ min: 0, max: 15 }))).map(([startsOn, days]): HeldSpan => ({
  skillId: 'card',
  startsOn,
  endsOn: days === null ? null : addDays(startsOn, days),
}));

test('nothing is lacking just where each of the dates lies in something that is held', () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 5 }), anyDay, fc.integer({ min: 0, max: 3 }), (held, from, days) => {
      const dates = Array.from({ length: days + 1 }, (_, day) => addDays(from, day));
      const isHeld = dates.every((on) =>
        held.some((one) => one.startsOn <= on && (one.endsOn === null || on <= one.endsOn)),
      );
      const [lack] = lackOf(['card'], held, { from, to: addDays(from, days) });
      expect(lack === undefined).toBe(isHeld);
      if (lack !== undefined && lack.endedOn !== null) expect(lack.endedOn <= addDays(from, days)).toBe(true);
    }),
  );
});

test.each([
  [{ isCertificate: true, isOpen: true }, '2026-11-12', '2026-11-12', undefined],
  [{ isCertificate: true, isOpen: true }, '2026-11-12', '2026-11-11', 'dates_reversed'],
  [{ isCertificate: true, isOpen: true }, '2026-11-12', null, 'certificate_without_end'],
  [{ isCertificate: false, isOpen: true }, '2026-11-12', null, undefined],
  [{ isCertificate: false, isOpen: true }, '2026-11-12', '2026-11-12', 'skill_with_end'],
  [{ isCertificate: false, isOpen: false }, '2026-11-12', null, 'skill_closed'],
] as const)('of %o recorded from %s to %s: %s', (skill, from, to, refusal) => {
  const decided = decideHeld({ startsOn: date(from), endsOn: to === null ? null : date(to) }, skill);
  expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
});

const today = date('2026-11-20');

test.each([
  ['2026-11-20', 'ends_soon'],
  ['2026-11-19', 'ended'],
  ['2026-12-20', 'ends_soon'],
  ['2026-12-21', 'holds'],
  [null, 'holds'],
])('on 20 November what ends on %s %s', (endsOn, standing) => {
  expect(standingOf(span('2026-01-01', endsOn), today)).toBe(standing);
});

test('what begins tomorrow is to come', () => {
  expect(standingOf(span('2026-11-21', null), today)).toBe('to_come');
});

test.each([
  [31, undefined],
  [30, 'ends_soon'],
  [1, 'ends_soon'],
  [0, 'ends'],
  [-30, 'ends'],
  [-31, undefined],
])('%i days before its last day somebody is told: %s', (days, told) => {
  const endsOn = addDays(today, days);
  expect(daysBetween(today, endsOn)).toBe(days);
  expect(reminderOn(endsOn, today)).toBe(told);
});

const row = (id: string, endsOn: string | null, more: Partial<HeldSkill> = {}) => ({
  ...span('2025-01-01', endsOn),
  id,
  employeeId: 'ana',
  supersedesId: null,
  isWithdrawn: false,
  ...more,
});

describe('a certificate that ends soon', () => {
  const idsOf = (rows: Parameters<typeof endingOf>[0]) => endingOf(rows, today).map(({ id }) => id);
  test('is the last of its kind', () => {
    expect(idsOf([row('old', '2025-11-30'), row('new', '2026-11-30')])).toEqual(['new']);
    expect(idsOf([row('old', '2026-11-30'), row('renewed', '2027-11-30')])).toEqual([]);
    expect(idsOf([row('old', '2026-11-30'), row('for good', null)])).toEqual([]);
  });

  test('is none that was corrected or taken away', () => {
    const corrected = row('right', '2028-11-30', { supersedesId: 'wrong' });
    expect(idsOf([row('wrong', '2026-11-30'), corrected])).toEqual([]);
    const away = row('away', '2026-11-30', { supersedesId: 'gone', isWithdrawn: true });
    expect(heldThatCounts([row('gone', '2026-11-30'), away])).toEqual([]);
    expect(idsOf([row('former', '2026-11-25'), row('gone', '2027-11-30'), { ...away, supersedesId: 'gone' }])).toEqual([
      'former',
    ]);
  });
});
