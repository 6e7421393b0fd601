import { expect, test } from 'vitest';
import { attestationFor } from './attestation.ts';

test('of rests that were due it is signed that what is told of them is so, else of hours and breaks alone', () => {
  expect([false, true].map(attestationFor)).toEqual([1, 2]);
});
