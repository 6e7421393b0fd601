import { describe, expect, test } from 'vitest';
import { cents } from '../../../domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { comparedWithLast, missingOf, newOf } from './compared.ts';
import type { RunRow } from './view.ts';

interface Pay {
  /** What the last run paid them; nobody was in it of whom it is not said. */
  readonly before?: number;
  readonly paid?: number;
  readonly isSkipped?: boolean;
  readonly isBlocked?: boolean;
}

/** Somebody of the run, to whom it pays a sum. */
const row = (employeeId: string, now: number, { before, paid = 0, isSkipped = false, isBlocked = false }: Pay = {}) =>
  ({
    person: { employeeId, beforeCents: before ?? null, paidCents: paid },
    name: `${employeeId} Ortiz`,
    isSkipped,
    figures: { totalCents: now },
    blockers: isBlocked ? [{ kind: 'not_approved' }] : [],
  }) as unknown as RunRow;
const monday = parsePlainDate('2026-11-16') as PlainDate;
const lastRun = { startsOn: monday, endsOn: monday };
const none = { people: 0, beforeCents: cents(0), paidCents: cents(0) };
const dora = { employeeId: 'dora', firstName: 'dora', lastName: 'Ortiz', beforeCents: cents(80_00) };
const compare = (rows: readonly RunRow[], more: Partial<Parameters<typeof comparedWithLast>[0]> = {}) =>
  comparedWithLast({ lastRun, missing: [], settled: none, ...more }, rows);

test('who was in the last run and is not paid by this one is named: left out by hand, or with nothing to be paid', () => {
  const left = { isSkipped: true };
  const rows = [
    row('ana', 160_00, { before: 160_00 }),
    row('ben', 160_00, { ...left, before: 150_00 }),
    row('cleo', 160_00, left),
  ];
  expect(missingOf({ missing: [dora] }, rows)).toEqual([
    { employeeId: 'ben', name: 'ben Ortiz', beforeCents: 150_00, isLeftOut: true },
    { employeeId: 'dora', name: 'dora Ortiz', beforeCents: 80_00, isLeftOut: false },
  ]);
});

test('who is paid by this run and was not in the last is named, with what they get where it is known', () => {
  const rows = [
    row('ana', 160_00, { before: 160_00 }),
    row('ben', 120_00),
    row('cleo', 0, { isBlocked: true }),
    row('eli', 160_00, { isSkipped: true }),
    row('fay', 20_00, { paid: 140_00 }),
  ];
  expect(newOf({ lastRun }, rows)).toEqual([
    { employeeId: 'ben', name: 'ben Ortiz', totalCents: 120_00 },
    { employeeId: 'cleo', name: 'cleo Ortiz', totalCents: undefined },
    { employeeId: 'fay', name: 'fay Ortiz', totalCents: 160_00 },
  ]);
  // Before the first run everybody would be new.
  expect(newOf({ lastRun: null }, rows)).toEqual([]);
});

describe('a run beside the last one', () => {
  test('is of everybody in either, but of nobody in whose way something stands', () => {
    const rows = [
      row('ana', 160_00, { before: 150_00 }),
      row('ben', 0, { before: 100_00, isBlocked: true }),
      row('cleo', 160_00, { before: 90_00, isSkipped: true }),
    ];
    const compared = { beforeCents: 320_00, nowCents: 160_00, paid: { people: 0, cents: 0 }, hasBoth: true };
    expect(compare(rows, { missing: [dora] })).toEqual(compared);
    expect(compare(rows, { lastRun: null })).toBeUndefined();
    expect(compare(rows.slice(1))).toBeUndefined();
  });

  test('of whom nobody was in the last has nobody who could be said to be paid as usual', () => {
    expect(compare([row('ana', 160_00), row('ben', 120_00)], { missing: [dora] })).toMatchObject({ hasBoth: false });
    const away = [row('ana', 160_00), row('ben', 120_00, { before: 120_00, isSkipped: true })];
    expect(compare(away)).toMatchObject({ hasBoth: false });
  });

  test('that is the second of its period counts what the first paid, and a payment alone', () => {
    const settled = { people: 3, beforeCents: cents(1_779_26), paidCents: cents(1_600_88) };
    expect(compare([row('sofia', 1_181_97), row('ana', 20_00, { before: 160_00, paid: 140_00 })], { settled })).toEqual(
      {
        beforeCents: 1_939_26,
        nowCents: 2_942_85,
        paid: { people: 4, cents: 1_740_88 },
        hasBoth: true,
      },
    );
  });
});
