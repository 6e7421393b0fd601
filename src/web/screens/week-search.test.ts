import { expect, test } from 'vitest';
import { weekSearch } from './week-search.ts';

test('a date in the address names its week', () => {
  expect(weekSearch({ week: '2026-11-18' })).toEqual({ week: '2026-11-18' });
});

test.each([undefined, '', 'soon', '2026-02-30', '0001-01-01', '1899-12-31', '1900-01-06', '2200-01-01', 20261118, {}])(
  '%j in its place means the present week',
  (week) => {
    expect(weekSearch({ week })).toEqual({});
  },
);
