import { describe, expect, test } from 'vitest';
import { addMilliseconds, instant } from '../../kernel/time.ts';
import { accountsAt, bankFaults, bare, lastDigits, replacedAt, usableFrom } from './bank-account.ts';

const now = instant(Date.UTC(2026, 10, 20, 15));
const hours = (count: number) => addMilliseconds(now, count * 3_600_000);

describe('a bank account', () => {
  test.each([
    ['231380104', '12345678', []],
    ['2313 8010 4', '1234-5678', []],
    ['٢٣١٣٨٠١٠٤', '۱۲۳۴۵۶۷۸', []],
    // One digit is wrong: the check digit does not follow.
    ['231380105', '12345678', ['routing']],
    ['23138010', '123', ['routing', 'account']],
    ['231380104', '1'.repeat(18), ['account']],
    ['231380104', '12345678A', ['account']],
    ['000000000', '000000', ['routing', 'account']],
  ])('%s and %s have the faults %j', (routing, account, faults) => {
    expect(bankFaults({ routing, account })).toEqual(faults);
  });

  test('is known again by its last four digits', () => {
    expect(bare('١٢٣٤-٥٦٧٨')).toBe('12345678');
    expect([bare(' 1234-5678 '), lastDigits('123456789')]).toEqual(['12345678', '6789']);
  });
});

describe('a changed account', () => {
  test('is held for three days', () => {
    expect(usableFrom(now)).toBe(hours(72));
  });

  test('leaves the former one in use until then', () => {
    const former = { usableFrom: hours(-100), name: 'former' };
    const fresh = { usableFrom: hours(72), name: 'fresh' };
    expect(accountsAt([fresh, former], now)).toEqual({ inUse: former, held: fresh });
    expect(accountsAt([fresh, former], hours(71))).toEqual({ inUse: former, held: fresh });
    expect(accountsAt([fresh, former], hours(72))).toEqual({ inUse: fresh, held: undefined });
    expect(accountsAt([], now)).toEqual({ inUse: undefined, held: undefined });
  });

  test('has replaced the former one from then on, and not an hour earlier', () => {
    const former = { usableFrom: hours(-100), name: 'former' };
    const fresh = { usableFrom: hours(72), name: 'fresh' };
    expect(replacedAt([fresh, former], hours(71))).toEqual([]);
    expect(replacedAt([fresh, former], hours(72))).toEqual([former]);
    expect(replacedAt([fresh], now)).toEqual([]);
  });
});
