import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test('the same text has the same name, and another text another', () => {
  const one = statementName('select "id" from "users" where "id" = $1');
  expect(one).toMatch(/^q\d+$/);
  expect(statementName('select "id" from "users" where "id" = $1')).toBe(one);
  expect(statementName('select "id" from "users" where "email" = $1')).not.toBe(one);
});

test.each([
  { what: 'a list', text: 'select "id" from "users" where "id" in ($1, $2, $3)' },
  { what: 'several rows', text: 'insert into "punches" ("id", "kind") values ($1, $2), ($3, $4)' },
  { what: 'a very long text', text: `select ${'"a", '.repeat(500)} 1` },
])('$what takes no name from what is asked again and again', ({ text }) => {
  expect(statementName(text)).toBeUndefined();
});
