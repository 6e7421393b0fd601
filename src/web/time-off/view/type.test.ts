import { expect, test } from 'vitest';
import { typeChanges, typesOffered } from './type.ts';

const jury = { name: 'Jury duty', unit: 'day', needsNote: false, needsAttachment: false } as const;

test('what is sent of a type is what was typed otherwise than it stood, and nothing else', () => {
  expect(typeChanges(jury, jury)).toEqual({});
  expect(typeChanges(jury, { ...jury, name: 'Civic duty', needsNote: true })).toEqual({
    name: 'Civic duty',
    needsNote: true,
  });
  expect(typeChanges({ ...jury, name: null }, { ...jury, unit: 'hour' })).toEqual({ name: 'Jury duty', unit: 'hour' });
  expect(typeChanges(jury, { ...jury, name: null })).toEqual({ name: null });
});

test('a type that was chosen and is retired meanwhile is still shown, and said to be; no other that is retired is offered', () => {
  const types = [
    { typeId: 'v', isOpen: true },
    { typeId: 'j', isOpen: false },
    { typeId: 's', isOpen: false },
  ];
  expect(typesOffered(types, 'v')).toEqual({ offered: [types[0]], isRetired: false });
  expect(typesOffered(types, 'j')).toEqual({ offered: [types[0], types[1]], isRetired: true });
});
