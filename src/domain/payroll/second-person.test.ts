import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { decideSecond, needsSecondPerson, paymentStatus } from './second-person.ts';

test.each([
  { limit: 1_000_00, total: 999_99, waits: false },
  { limit: 1_000_00, total: 1_000_00, waits: false },
  { limit: 1_000_00, total: 1_000_01, waits: true },
  { limit: 0, total: 1_000_000_00, waits: false },
])('of a limit of $limit cents a payment of $total waits: $waits', ({ limit, total, waits }) => {
  expect(needsSecondPerson(cents(total), cents(limit))).toBe(waits);
});

describe('the second person of a payment', () => {
  const waiting = { needsSecond: true, approvedBy: null, isVoid: false, employeeId: 'payee', recordedBy: 'first' };

  test('is neither whoever recorded it nor whoever it pays', () => {
    expect(decideSecond(waiting, 'second')).toMatchObject({ ok: true });
    expect(decideSecond(waiting, 'first')).toMatchObject({ refusal: 'recorded_by_you' });
    expect(decideSecond(waiting, 'payee')).toMatchObject({ refusal: 'own_payment' });
  });

  test.each([
    ['needs none', { needsSecond: false }, 'paid'],
    ['has one', { approvedBy: 'another' }, 'paid'],
    ['is void', { isVoid: true }, 'voided'],
    ['is void though it had one', { isVoid: true, approvedBy: 'another' }, 'voided'],
  ])('is asked for nothing where it %s', (_case, change, status) => {
    expect(paymentStatus({ ...waiting, ...change })).toBe(status);
    expect(decideSecond({ ...waiting, ...change }, 'second')).toMatchObject({ refusal: 'payment_not_waiting' });
  });
});
