import { expect, test } from 'vitest';
import { paceNearEdge } from './edge-scroll.ts';

const box = { left: 100, right: 1_100, top: 200, bottom: 800 };

test.each([
  ['in the midst', 600, 500, 0, 0],
  ['as far from the lower edge as it reaches', 600, 744, 0, 0],
  ['half as far', 600, 772, 0, 8],
  ['on it', 600, 800, 0, 16],
  ['beyond it', 600, 900, 0, 16],
  ['near the upper edge', 600, 228, 0, -8],
  ['above it', 600, 100, 0, -16],
  ['near the left edge', 128, 500, -8, 0],
  ['in the lower right corner', 1_100, 800, 16, 16],
])('what is held %s is scrolled along', (_, clientX, clientY, x, y) => {
  const pace = paceNearEdge({ clientX, clientY }, box);
  expect([pace.x + 0, pace.y + 0]).toEqual([x, y]);
});
