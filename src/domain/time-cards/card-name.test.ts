import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { nameOfCard } from './card-name.ts';

const card = (employeeId: string, startsOn: string) =>
  nameOfCard({ employeeId, startsOn: parsePlainDate(startsOn) as PlainDate });

test('a card is named alike wherever it is asked for, and as no card of another person or week', () => {
  expect(card('ana', '2026-11-16')).toBe(card('ana', '2026-11-16'));
  expect(card('ana', '2026-11-16')).not.toBe(card('ben', '2026-11-16'));
  expect(card('ana', '2026-11-16')).not.toBe(card('ana', '2026-11-23'));
});
