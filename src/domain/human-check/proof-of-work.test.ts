import { expect, test } from 'vitest';
import { proofOfWork, rightTry } from './proof-of-work.ts';

test('whatever the chance, a browser tries no less and no more often than it should', () => {
  const chances = [
    [0, 0, 0, 0],
    [0, 0, 1, 243],
    [0, 0, 1, 244],
    [255, 255, 255, 255],
  ];
  expect(chances.map((chance) => rightTry(Uint8Array.from(chance)))).toEqual([500, 999, 500, 795]);
  expect(proofOfWork.fewestTries).toBeGreaterThan(0);
});
