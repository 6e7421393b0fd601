import { describe, expect, test } from 'vitest';
import { addDays, parseInstant, parsePlainDate, type Instant, type PlainDate } from '../kernel/time.ts';
import { canWorkAs, ownPosition, worksAsOf } from './works-as.ts';

const at = (text: string): Instant => parseInstant(`${text}T14:00:00Z`) as Instant;
const monday = parsePlainDate('2026-11-16') as PlainDate;
const week = { startsOn: monday, endsOn: addDays(monday, 6) };

describe('what somebody works as', () => {
  test('is what they are planned as most often, and of what is as often the latest', () => {
    const [may, june] = [at('2026-05-04'), at('2026-06-01')];
    const till = { positionId: 'till', shifts: 2, lastAt: may };
    const bar = { positionId: 'bar', shifts: 2, lastAt: june };
    expect(worksAsOf([till, bar])).toEqual(['bar', 'till']);
    expect(worksAsOf([till, bar, { positionId: null, shifts: 3, lastAt: may }])).toEqual([null, 'bar', 'till']);
    expect(worksAsOf([])).toEqual([]);
  });

  test.each<[readonly (string | null)[], string | null]>([
    [['bar', 'till'], 'bar'],
    // It is closed, or gone: a new shift is not planned as it.
    [['cellar', 'till'], 'till'],
    [['gone'], null],
    // Who is planned without a position has none of their own.
    [[null, 'bar'], null],
    [[], null],
  ])('and a new shift of whoever works as %j begins as %s', (worksAs, own) => {
    const offered = ['bar', 'till', 'cellar'].map((id) => ({ id, isOpen: id !== 'cellar' }));
    expect(ownPosition(worksAs, offered)).toBe(own);
  });
});

const somebody = { mayBePlanned: true, worksAs: ['till'] as readonly (string | null)[], skills: [], lastDay: null };
const certified = (startsOn: PlainDate, endsOn: PlainDate | null) => [{ skillId: 'serve', startsOn, endsOn }];

describe('who can be planned as something', () => {
  test.each<[string, Partial<Parameters<typeof canWorkAs>[0]>, readonly string[], boolean]>([
    ['works as it', { worksAs: ['till', 'bar'] }, [], true],
    ['works as it, and holds no more what it asks for', { worksAs: ['bar'] }, ['serve'], true],
    ['works as something else', {}, [], false],
    ['never worked as anything', { worksAs: [] }, [], true],
    ['never worked as anything, and does not hold what it asks for', { worksAs: [] }, ['serve'], false],
    ['holds what it asks for', { skills: certified(monday, null) }, ['serve'], true],
    ['holds it from the last day of the week on', { skills: certified(week.endsOn, null) }, ['serve'], true],
    [
      'held it until the day before',
      { skills: certified('2026-01-01' as PlainDate, addDays(monday, -1)) },
      ['serve'],
      false,
    ],
    ['holds it from the day after', { skills: certified(addDays(week.endsOn, 1), null) }, ['serve'], false],
    ['holds one of two', { skills: certified(monday, null) }, ['serve', 'lift'], false],
    ['is suspended, or of another place', { worksAs: ['bar'], mayBePlanned: false }, [], false],
    ['left before the week', { worksAs: ['bar'], lastDay: addDays(monday, -1) }, [], false],
    ['leaves on its first day', { worksAs: ['bar'], lastDay: monday }, [], true],
  ])('whoever %s', (_, person, asked, can) => {
    expect(canWorkAs({ ...somebody, ...person }, 'bar', asked, week)).toBe(can);
  });

  test('without a position, whoever is planned without one, or as nothing yet', () => {
    const can = (worksAs: readonly (string | null)[]) => canWorkAs({ ...somebody, worksAs }, null, [], week);
    expect([can([null, 'bar']), can([]), can(['bar'])]).toEqual([true, true, false]);
  });
});
