import { expect, test } from 'vitest';
import { plainNumber } from '../../domain/phone/plain-number.ts';
import { checkNumber, numberOf, shownNumber } from './view.ts';

test.each([
  ['', { phone: 'phone.enterNumber' }],
  ['  ', { phone: 'phone.enterNumber' }],
  ['555', { phone: 'phone.numberForm' }],
  ['(212) 555-0142', {}],
  ['+44 20 7946 0958', {}],
])('the number "%s": %j', (phone, faults) => {
  expect(checkNumber({ phone })).toEqual(faults);
});

test('a number is sent as E.164, and shown as it is read there', () => {
  const number = numberOf({ phone: '212.555.0142' });
  expect(number).toBe('+12125550142');
  expect(shownNumber(number)).toBe('(212) 555-0142');
});

test.each([
  ['+12125550142', '(212) 555-0142'],
  ['+442079460958', '+442079460958'],
])('%s is read %s where nothing is known of numbers yet, and the same where it is sent', (phone, read) => {
  expect(plainNumber(phone)).toBe(read);
  expect(numberOf({ phone: read })).toBe(phone);
});
