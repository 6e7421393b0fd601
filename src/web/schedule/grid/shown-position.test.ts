import { expect, test } from 'vitest';
import { positionNamed } from './shown-position.ts';

test.each([
  [undefined, undefined],
  ['bar', 'bar'],
  ['none', null],
  // A link from before, or from elsewhere: the whole week is shown rather than nothing.
  ['gone', undefined],
])('%s in the address shows %s', (named, shown) => {
  expect(positionNamed(named, [{ id: 'bar' }])).toBe(shown);
});
