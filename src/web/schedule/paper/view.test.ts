import { expect, test } from 'vitest';
import { paperOf } from './view.ts';

test('a page fits the paper of where the device is from', () => {
  expect(['en-US', 'es-MX', 'ar', 'ar-EG', 'en-GB', 'de-DE'].map(paperOf)).toEqual([
    'letter',
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
  ]);
});
