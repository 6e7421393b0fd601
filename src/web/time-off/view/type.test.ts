import { expect, test } from 'vitest';
import { typeChanges } from './type.ts';

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
