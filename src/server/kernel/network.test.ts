import { expect, test } from 'vitest';
import { hintOf, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['demo', 'demo'],
  [undefined, 'gone'],
])('%s guesses as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2::/64', '2001:db8:1:*'],
  ['0:0:0:0::/64', '0:0:0:*'],
])('%s is hinted at as %s', (network, hint) => {
  expect(hintOf(network)).toBe(hint);
});
