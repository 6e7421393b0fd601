import { expect, test } from 'vitest';
import { paperOf } from './view.ts';

test('a page fits the paper of where the device is from', () => {
  expect(['en-US', 'en', 'es-MX', 'es-419', 'es', 'ar', 'ar-EG', 'en-GB', 'de'].map(paperOf)).toEqual([
    'letter',
    'letter',
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
    'a4',
    'a4',
  ]);
});
