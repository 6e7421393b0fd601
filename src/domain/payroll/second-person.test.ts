import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { addMilliseconds, instant, millisecondsPerHour } from '../kernel/time.ts';
import { decideSecond, holdOfChange, limitFor, needsSecondPerson, paymentStatus } from './second-person.ts';

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

describe('whoever raised the limit', () => {
  const start = instant(Date.parse('2026-11-28T22:05:00.000Z'));
  const hoursLater = (hours: number) => addMilliseconds(start, hours * millisecondsPerHour);
  const hold = (raisedBy: string, beforeCents: number, hours = 0) => ({
    raisedBy,
    raisedAt: hoursLater(hours),
    beforeCents: cents(beforeCents),
  });
  const raised = { limitCents: cents(5_000_00), hold: hold('Ada', 1_200_00) };

  test.each([
    ['Ada', 0, 1_200_00],
    ['Ada', 71.999, 1_200_00],
    ['Ada', 72, 5_000_00],
    ['Bea', 0, 5_000_00],
  ])('%s pays %d hours later by a limit of %d cents', (actorId, hours, limit) => {
    expect(limitFor(raised, actorId, hoursLater(hours))).toBe(limit);
  });

  const unheld = { limitCents: cents(1_200_00), hold: null };
  test.each([
    ['raises it', unheld, 'Ada', 5_000_00, 1, hold('Ada', 1_200_00, 1)],
    ['removes it', unheld, 'Ada', 0, 1, hold('Ada', 1_200_00, 1)],
    ['lowers it', unheld, 'Ada', 1_000_00, 1, null],
    ['saves the same', unheld, 'Ada', 1_200_00, 1, null],
    ['sets the first one', { limitCents: cents(0), hold: null }, 'Ada', 5_000_00, 1, null],
    ['raises it again', raised, 'Ada', 9_000_00, 1, hold('Ada', 1_200_00, 1)],
    ['raises it, then removes it', raised, 'Ada', 0, 1, hold('Ada', 1_200_00, 1)],
    ['lowers it to something between', raised, 'Ada', 3_000_00, 1, hold('Ada', 1_200_00)],
    ['saves what it was raised to again', raised, 'Ada', 5_000_00, 1, hold('Ada', 1_200_00)],
    ['lowers it to what it was', raised, 'Ada', 1_200_00, 1, null],
    ['lowers it below what it was', raised, 'Ada', 1_100_00, 1, null],
    ['raises it again once the time is over', raised, 'Ada', 0, 72, hold('Ada', 5_000_00, 72)],
    ['lowers it once the time is over', raised, 'Ada', 3_000_00, 72, null],
    ['sees somebody else save the same', raised, 'Bea', 5_000_00, 1, null],
    ['sees somebody else lower it', raised, 'Bea', 3_000_00, 1, null],
    ['sees somebody else remove it', raised, 'Bea', 0, 1, hold('Bea', 5_000_00, 1)],
  ] as const)('and %s', (_case, before, changedBy, limitCents, hours, held) => {
    expect(holdOfChange(before, { limitCents: cents(limitCents), changedBy, changedAt: hoursLater(hours) })).toEqual(
      held,
    );
  });
});
