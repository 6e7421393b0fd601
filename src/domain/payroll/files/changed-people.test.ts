import { expect, test } from 'vitest';
import type { PlainDate } from '../../kernel/time.ts';
import { changedPeople, type ToldFile } from './changed-people.ts';
import { noneEarned, type Earned } from './earnings.ts';

const earned = (regular: number, more: Partial<Earned> = {}): Earned => ({ ...noneEarned, regular, ...more });
const somebody = (employeeId: string, ...days: Earned[]) => ({
  employeeId,
  days: days.map((each) => ({ date: '2026-11-16' as PlainDate, earned: each })),
});
const made = (format: ToldFile['format'], told: ToldFile['earned']): ToldFile => ({
  format,
  people: Object.keys(told ?? { ana: 0 }),
  earned: told,
});
const ana = somebody('ana', earned(480), earned(450, { overtime: 30 }));
const whole = earned(930, { overtime: 30 });

test.each<[string, ToldFile[], Earned | undefined]>([
  ['nothing before a file was made', [], undefined],
  ['nothing where a file holds the same', [made('adp', { ana: whole })], undefined],
  ['what is more than in the file', [made('adp', { ana: earned(900) })], earned(30, { overtime: 30 })],
  [
    'what is less',
    [made('adp', { ana: earned(990, { mealRest: 20_00 }) })],
    earned(-60, { overtime: 30, mealRest: -20_00 }),
  ],
  ['hours that moved to overtime', [made('adp', { ana: earned(960) })], earned(-30, { overtime: 30 })],
  ['nothing of a file of another system', [made('gusto', { ana: earned(900) })], undefined],
  ['nothing where only others were in the file', [made('adp', { ben: earned(900) })], undefined],
  [
    'nothing where the latest file that held them has it',
    [made('adp', { ana: whole }), made('adp', { ana: earned(900) })],
    undefined,
  ],
  [
    'what is more than in their file, whoever was in a later one',
    [made('adp', { ben: whole }), made('adp', { ana: earned(900) })],
    earned(30, { overtime: 30 }),
  ],
  ['nothing of a file of which it was not kept', [made('adp', null)], undefined],
])('since somebody’s file changed: %s', (_what, files, difference) => {
  const changed = changedPeople('adp', files, [ana]);
  expect(changed).toEqual(difference === undefined ? [] : [{ person: ana, difference }]);
});

test('whoever is left with nothing since they were in a file changed as well', () => {
  const dana = somebody('dana');
  expect(changedPeople('adp', [made('adp', { dana: earned(60) })], [ana, dana])).toEqual([
    { person: dana, difference: earned(-60) },
  ]);
});
