import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Maya Okafor', 'MO'],
  ['Sofía Martín de la Fuente', 'SF'],
  ['  ana  ', 'A'],
  ['مايا أوكافور', 'مأ'],
  ['李 雷', '李雷'],
  ['𝒜da 𝓛ove', '𝒜𝓛'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
