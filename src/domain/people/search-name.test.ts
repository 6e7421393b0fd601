import { expect, test } from 'vitest';
import { matches } from './search-name.ts';

test.each([
  ['sofia', 'Sofía Martín'],
  ['SOFÍA', 'Sofía Martín'],
  ['martin sof', 'Sofía Martín'],
  ['strasse', 'Anna Straße'],
  ['lodz', 'Łódź'],
  ['oyvind', 'Øyvind Åse'],
  ['احمد', 'أحمد إبراهيم'],
  ['إبراهيم', 'أحمد ابراهيم'],
  ['فاطمه', 'فاطمة الزهراء'],
  ['فاطمة', 'فاطِمَه'],
  ['محمـــد', 'مُحَمَّد'],
  ['مصطفي', 'مصطفى'],
  ['', 'Anybody'],
  ['  ', 'Anybody'],
])('%s finds %s', (search, name) => {
  expect(matches(search, name)).toBe(true);
});

test.each([
  ['sofie', 'Sofía Martín'],
  ['sofia lopez', 'Sofía Martín'],
  ['.*', 'Sofía Martín'],
])('%s does not find %s', (search, name) => {
  expect(matches(search, name)).toBe(false);
});
