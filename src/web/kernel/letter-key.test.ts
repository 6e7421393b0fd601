import { expect, test } from 'vitest';
import { letterOf } from './letter-key.ts';

test.each([
  ['c', 'KeyC', 'c'],
  ['Z', 'KeyZ', 'z'],
  // Of a keyboard with its letters elsewhere, such as Dvorak and AZERTY.
  ['z', 'Slash', 'z'],
  ['z', 'KeyW', 'z'],
  [';', 'KeyZ', undefined],
  // Arabic, Greek and Russian.
  ['ؤ', 'KeyC', 'c'],
  ['ئ', 'KeyZ', 'z'],
  ['ω', 'KeyV', 'v'],
  ['я', 'KeyZ', 'z'],
  ['ظ', 'Slash', undefined],
  ['Enter', 'Enter', undefined],
  ['Delete', 'Delete', undefined],
  ['+', 'Equal', undefined],
  ['é', 'KeyE', undefined],
])('%s at %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
