import { expect, test } from 'vitest';
import { checkPair, checkPin } from './view.ts';

test('a PIN is typed twice the same, and is not the plainest', () => {
  expect(checkPin({ pin: '4821', again: '4821' })).toEqual({});
  expect(checkPin({ pin: '4821', again: '4812' })).toEqual({ again: 'kiosk.pinsDiffer' });
  expect(checkPin({ pin: '٤٨٢١', again: '4821' })).toEqual({});
  expect(checkPin({ pin: '482', again: '482' })).toEqual({ pin: 'kiosk.pinForm' });
  expect(checkPin({ pin: '1234', again: '1234' })).toEqual({ pin: 'refusal.pin_too_plain' });
});

test('a kiosk has a name', () => {
  expect(checkPair({ name: ' ', locationId: 'one' })).toEqual({ name: 'kiosk.enterName' });
  expect(checkPair({ name: 'Door', locationId: 'one' })).toEqual({});
});
