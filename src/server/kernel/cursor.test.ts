import { expect, test } from 'vitest';
import { afterInTime, cursorAfter, readCursor } from './cursor.ts';

const id = '01938f6e-0000-7000-8000-000000000001';

test('a cursor goes on where a page ended', () => {
  const cursor = cursorAfter('latest', '2026-11-20T23:00:00.000Z', id);
  expect(afterInTime(cursor)).toMatchObject({ value: ['2026-11-20T23:00:00.000Z', id] });
});

test.each([
  ['of another order', cursorAfter('name', '2026-11-20T23:00:00.000Z', id)],
  ['that names no moment', cursorAfter('latest', 'yesterday', id)],
  ['beyond what a database can write', cursorAfter('latest', '+275760-09-12T00:00:00.000Z', id)],
  ['before our era', cursorAfter('latest', '-000001-01-01T00:00:00.000Z', id)],
  ['that is no cursor', 'bm90aGluZw'],
])('a cursor %s is refused, and by its name', (_, cursor) => {
  expect(readCursor(cursor, 'latest', 'instant')).toMatchObject({
    refusal: 'invalid_input',
    details: { issues: [{ path: 'query.cursor' }] },
  });
});
