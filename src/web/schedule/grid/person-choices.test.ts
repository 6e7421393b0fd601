import { expect, test } from 'vitest';
import { ana, ben, week } from '../../../../tests/world/team-schedule.ts';
import { personChoices } from './person-choices.ts';

const words = { say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ') } as never;
const bar = { id: 'bar', name: 'Bar', hue: 1, isOpen: true, skillIds: [] };
const cleo = { ...ben, employeeId: 'cleo', name: 'Cleo', worksAs: ['till'], mayBePlanned: false };
const people = [{ ...ana, worksAs: ['till'] }, { ...ben, worksAs: ['bar'] }, cleo];
const choicesOf = (positionId: string, employeeId = '', of = people) =>
  personChoices(week([], { people: of, positions: [bar] }), { positionId, employeeId }, words);
const [choiceOfAna, choiceOfBen] = [
  { value: 'ana', label: 'Ana' },
  { value: 'ben', label: 'Ben' },
];

test('those who can work as the position of a shift are offered first, and everybody else after them', () => {
  expect(choicesOf('bar')).toEqual({
    groups: [
      { label: 'schedule.canWorkAs Bar', choices: [choiceOfBen] },
      { label: 'schedule.othersThanThose', choices: [choiceOfAna] },
    ],
  });
});

test('where that parts nobody from nobody they stand in one row, and whoever has the shift stays', () => {
  expect(choicesOf('')).toEqual({ choices: [choiceOfAna, choiceOfBen] });
  expect(choicesOf('gone')).toEqual({ choices: [choiceOfAna, choiceOfBen] });
  expect(choicesOf('', 'cleo')).toMatchObject({ choices: [choiceOfAna, choiceOfBen, { value: 'cleo' }] });
});
