import { expect, test } from 'vitest';
import { lastOfEach, needsByDay, usualNeed, wishOfNeed, withChanges } from './view.ts';

const typed = { ...usualNeed, weekdays: ['friday', 'monday'] as const };

test('what is typed is a need of each chosen day, in the order of the week', () => {
  expect(wishOfNeed({ ...typed, people: '3' })).toEqual({
    weekdays: ['monday', 'friday'],
    positionId: null,
    fromMinute: 540,
    toMinute: 1_020,
    people: 3,
  });
});

test('how many is read in digits of any script', () => {
  expect(wishOfNeed({ ...typed, people: '٣' })).toMatchObject({ people: 3 });
});

test('an end at midnight is the end of the day', () => {
  expect(wishOfNeed({ ...typed, from: '18:00', to: '00:00' })).toMatchObject({ fromMinute: 1_080, toMinute: 1_440 });
});

test.each([
  [{ weekdays: [] }, 'weekdays'],
  [{ from: '17:00', to: '09:00' }, 'hours'],
  [{ from: '' }, 'hours'],
  [{ people: '0' }, 'people'],
  [{ people: '1.5' }, 'people'],
] as const)('what cannot be asked for is said: %o', (part, fault) => {
  expect(wishOfNeed({ ...typed, ...part })).toBe(fault);
});

test('needs stand under their weekdays', () => {
  const need = { needId: 'a', positionId: null, fromMinute: 0, toMinute: 60, people: 1 };
  const needs = needsByDay([
    { ...need, weekday: 'sunday' },
    { ...need, weekday: 'monday' },
  ]);
  expect(needs.map(([day]) => day)).toEqual(['monday', 'sunday']);
});

test('the next press counts from the last one, whatever the server has heard of', () => {
  const needs = ['a', 'b'].map((needId) => {
    const weekday = 'monday' as const;
    return { needId, weekday, positionId: null, fromMinute: 0, toMinute: 60, people: 1 };
  });
  const pressed = [
    { needId: 'a', people: 2 },
    { needId: 'a', people: 3 },
    { needId: 'b', people: 0 },
  ];
  expect(withChanges(needs, pressed)).toEqual([{ ...needs[0], people: 3 }]);
  expect(withChanges(needs, [])).toEqual(needs);
});

test('what waits comes to the last press for each need, and a page that goes sends that much', () => {
  const pressed = [
    { needId: 'a', people: 2 },
    { needId: 'b', people: 4 },
    { needId: 'a', people: 3 },
    { needId: 'a', people: 0 },
  ];
  expect(lastOfEach(pressed)).toEqual([
    { needId: 'b', people: 4 },
    { needId: 'a', people: 0 },
  ]);
  expect(lastOfEach([])).toEqual([]);
});
