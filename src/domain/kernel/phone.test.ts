import { expect, test } from 'vitest';
import { countryOf, formatPhone, isCountry, parsePhone, type Phone } from './phone.ts';

test.each([
  ['(212) 555-0123', '+12125550123'],
  ['212 555 0123', '+12125550123'],
  ['1 212.555.0123', '+12125550123'],
  ['+1 (787) 555-0123', '+17875550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+971 50 123 4567', '+971501234567'],
  ['٢١٢٥٥٥٠١٢٣', '+12125550123'],
])('%s is the number %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

test.each([
  '',
  'x',
  '911',
  '555-0123',
  '12',
  '1-800-FLOWERS!',
  'call (212) 555-0123',
  '212-555-0123 x5',
  '+1 0015551234',
  '0'.repeat(300),
])('%j is no number that can be dialled from elsewhere', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test.each([
  ['+12125550123', '(212) 555-0123'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+971501234567', '+971 50 123 4567'],
])('%s is written %s', (phone, text) => {
  expect(formatPhone(phone as Phone)).toBe(text);
  expect(parsePhone(text)).toBe(phone);
});

test.each([
  ['(212) 555-0123', 'US'],
  ['+1 416 555 0123', 'CA'],
  ['+1 876 555 0123', 'JM'],
  ['+44 20 7946 0958', 'GB'],
  ['+800 1234 5678', undefined],
])('%s is a number of %s, although many countries share +1', (text, country) => {
  const phone = parsePhone(text);
  expect(phone && countryOf(phone)).toBe(country);
});

test('a country is known by its two letters', () => {
  expect(['US', 'CA', 'GB', 'UK', 'us', 'USA', ''].filter(isCountry)).toEqual(['US', 'CA', 'GB']);
});
