import { describe, expect, test } from 'vitest';
import { ana, ben } from '../../../../tests/world/team-schedule.ts';
import { parseInstant, type Instant, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { faultOfShift } from '../../../domain/schedule/shift.ts';
import { mergedWish, planOfWish, positionOfNew, wishOfPlan, type ShiftWish } from './shift-wish.ts';

const pier = { id: 'pier', zone: 'America/New_York' as Zone };
const wish: ShiftWish = {
  employeeId: '',
  date: '2026-11-20' as PlainDate,
  start: '22:00',
  end: '06:00',
  breakMinutes: '',
  positionId: '',
  note: '  ',
};

test('a shift that ends before it begins ends on the next date', () => {
  expect(planOfWish(wish, pier)).toEqual({
    locationId: 'pier',
    employeeId: null,
    positionId: null,
    startsAt: parseInstant('2026-11-21T03:00:00Z'),
    endsAt: parseInstant('2026-11-21T11:00:00Z'),
    breakMinutes: 0,
    note: null,
  });
});

test('a shift from a time to the same lasts until the next date, as it is typed anew and as one that is there', () => {
  const day = planOfWish({ ...wish, start: '09:00', end: '09:00' }, pier);
  expect(day).toMatchObject({
    startsAt: parseInstant('2026-11-20T14:00:00Z'),
    endsAt: parseInstant('2026-11-21T14:00:00Z'),
  });
  expect(day && planOfWish(wishOfPlan(day, pier.zone), pier)).toEqual(day);
  expect(day && faultOfShift(day)).toBeUndefined();
});

describe('in the night when an hour is shown twice, a shift stays in the one of the two that it is in', () => {
  const planned = (startsAt: string, endsAt: string) => ({
    locationId: 'pier',
    employeeId: null,
    positionId: null,
    startsAt: parseInstant(`2026-11-01T${startsAt}:00Z`) as Instant,
    endsAt: parseInstant(`2026-11-01T${endsAt}:00Z`) as Instant,
    breakMinutes: 0,
    note: null,
  });
  test.each([
    ['from the second 1:30 to 8:00', planned('06:30', '13:00')],
    ['from 22:00 to the second 1:30', planned('02:00', '06:30')],
    ['from the first 1:45 to the second 1:15', planned('05:45', '06:15')],
    ['from the first 1:30 to 8:00', planned('05:30', '13:00')],
  ])('%s', (_, plan) => {
    expect(planOfWish({ ...wishOfPlan(plan, pier.zone), note: 'Keys' }, pier, [plan])).toEqual({
      ...plan,
      note: 'Keys',
    });
  });

  test('where its other end is typed anew, and not once its own time or date is', () => {
    const plan = planned('06:30', '13:00');
    const standing = wishOfPlan(plan, pier.zone);
    expect(planOfWish({ ...standing, end: '09:00' }, pier, [plan])).toEqual(planned('06:30', '14:00'));
    expect(planOfWish({ ...standing, start: '01:15' }, pier, [plan])).toEqual(planned('05:15', '13:00'));
    expect(planOfWish({ ...standing, date: '2026-11-02' as PlainDate }, pier, [plan])).toMatchObject({
      startsAt: parseInstant('2026-11-02T06:30:00Z'),
    });
  });
});

test('a break is read in digits of any script', () => {
  expect(planOfWish({ ...wish, breakMinutes: '٣٠' }, pier)).toMatchObject({ breakMinutes: 30 });
});

test.each([{ start: '' }, { end: '' }, { breakMinutes: 'half an hour' }])('with %j it is no shift yet', (part) => {
  expect(planOfWish({ ...wish, ...part }, pier)).toBeUndefined();
});

test('what somebody else made of a shift meanwhile is taken where nothing was typed', () => {
  const typed = { ...wish, end: '07:00', note: 'Bring the keys' };
  const theirs = { ...wish, employeeId: 'ana', date: '2026-11-21' as PlainDate, end: '05:00' };
  expect(mergedWish(wish, typed, theirs)).toEqual({ ...theirs, end: '07:00', note: 'Bring the keys' });
});

test('a new shift begins as the position that alone is shown, or else as that of its person', () => {
  const position = (id: string, isOpen: boolean) => ({ id, name: id, hue: 1, isOpen, skillIds: [] });
  const positions = [position('bar', true), position('cellar', false)];
  const people = [
    { ...ana, worksAs: ['bar'] },
    { ...ben, worksAs: ['cellar'] },
  ];
  const begins = (employeeId: string | null, shown?: string | null) =>
    positionOfNew({ people, positions }, employeeId, shown);
  expect([begins('ana'), begins('ben'), begins(null), begins('')]).toEqual(['bar', null, null, null]);
  expect([begins('ana', 'till'), begins(null, 'till'), begins('ana', null)]).toEqual(['till', 'till', null]);
});
