import { expect, test } from 'vitest';
import { newPeople, type MadeFile } from './new-people.ts';

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((employeeId) => ({ employeeId }));
const all = [ana, ben, cleo].filter((one) => one !== undefined);
const made = (format: MadeFile['format'], ...people: string[]): MadeFile => ({ format, people });

test.each<[string, MadeFile[], unknown[]]>([
  ['before a file was made, everybody', [], [ana, ben, cleo]],
  ['whoever the only file did not hold', [made('adp', 'ana', 'cleo')], [ben]],
  ['nobody who was in any of several', [made('adp', 'cleo'), made('adp', 'ana')], [ben]],
  ['everybody, where files were of other systems', [made('gusto', 'ana', 'ben', 'cleo')], [ana, ben, cleo]],
  ['nobody, once all were in one', [made('adp', 'ana', 'ben', 'cleo', 'left')], []],
])('new to a payroll system is %s', (_what, files, people) => {
  expect(newPeople('adp', files, all)).toEqual(people);
});
