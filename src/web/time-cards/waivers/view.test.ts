import { expect, test } from 'vitest';
import type { MealWaiversReply } from '../../../contract/time-cards/meal-waivers.ts';
import type { Instant, PlainDate } from '../../../domain/kernel/time.ts';
import { mealsToShow, statable, type MealStanding } from './view.ts';

const today = '2026-11-20' as PlainDate;
const standing = (told: Partial<MealStanding> = {}): MealStanding => ({
  meal: 'first',
  upToMinutes: 360,
  isWaived: false,
  changesOn: null,
  ...told,
});

test('a meal is shown where the rules know of it, or something was stated of it', () => {
  const reply: MealWaiversReply = {
    today,
    meals: [standing({ upToMinutes: null }), standing({ meal: 'second', upToMinutes: null })],
    statements: [],
    mayState: true,
  };
  const meals = (told: Partial<MealWaiversReply>) => mealsToShow({ ...reply, ...told }).map(({ meal }) => meal);
  expect(meals({})).toEqual([]);
  expect(meals({ meals: [standing(), standing({ meal: 'second', upToMinutes: null })] })).toEqual(['first']);
  const stated = { sequence: 1, meal: 'second', kind: 'agreed', startsOn: today, wording: null } as const;
  expect(meals({ statements: [{ ...stated, recordedAt: 0 as Instant }] })).toEqual(['second']);
});

test.each([
  [{}, 'agree'],
  [{ upToMinutes: null }, undefined],
  [{ isWaived: true }, 'revoke'],
  // Where the rules know of it no more it can still be taken back.
  [{ isWaived: true, upToMinutes: null }, 'revoke'],
  [{ isWaived: true, changesOn: today }, 'agree'],
  [{ changesOn: today }, 'revoke'],
] as const)('%j: %s', (told, expected) => {
  expect(statable(standing(told))).toBe(expected);
});
