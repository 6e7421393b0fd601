import { expect, test } from 'vitest';
import { parseInstant, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { mergedWish, planOfWish, type ShiftWish } from './shift-wish.ts';

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

test('a break is read in digits of any script', () => {
  expect(planOfWish({ ...wish, breakMinutes: '٣٠' }, pier)).toMatchObject({ breakMinutes: 30 });
});

test.each([{ start: '' }, { end: '' }, { end: '22:00' }, { breakMinutes: 'half an hour' }])(
  'with %j it is no shift yet',
  (part) => {
    expect(planOfWish({ ...wish, ...part }, pier)).toBeUndefined();
  },
);

test('what somebody else made of a shift meanwhile is taken where nothing was typed', () => {
  const typed = { ...wish, end: '07:00', note: 'Bring the keys' };
  const theirs = { ...wish, employeeId: 'ana', date: '2026-11-21' as PlainDate, end: '05:00' };
  expect(mergedWish(wish, typed, theirs)).toEqual({ ...theirs, end: '07:00', note: 'Bring the keys' });
});
