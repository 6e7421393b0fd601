import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger, punches, time } from '../../../tests/world/punches.ts';
import { instant } from '../kernel/time.ts';
import { applicable, clockStateOf } from './clock-state.ts';
import { beginsAnew, decidePunch } from './decide-punch.ts';
import { effectivePunches, punchKinds, type Punch } from './punch.ts';
import { punchExceptions } from './time-entry.ts';

const wishOf = (words: string) => {
  const [punch] = punches(words) as [Punch];
  return { id: 'wish', kind: punch.kind, punchedAt: punch.punchedAt };
};

describe('whether a punch may be recorded', () => {
  test.each([
    // what counts so far, the wish, what it hears
    ['', 'in 9:00', 'recorded'],
    ['', 'out 9:00', 'punch_does_not_apply'],
    ['', 'break 9:00', 'punch_does_not_apply'],
    ['in 9:00', 'in 9:05', 'punch_does_not_apply'],
    ['in 9:00', 'back 9:05', 'punch_does_not_apply'],
    ['in 9:00', 'break 12:00', 'recorded'],
    ['in 9:00', 'out 17:00', 'recorded'],
    ['in 9:00, break 12:00', 'break 12:05', 'punch_does_not_apply'],
    ['in 9:00, break 12:00', 'back 12:30', 'recorded'],
    ['in 9:00, break 12:00', 'out 12:30', 'recorded'],
    ['in 9:00', 'out 9:00', 'recorded'],
    ['in 9:00', 'out 8:59', 'punch_out_of_order'],
    // Made offline, and late:
    ['in 9:00, out 17:00', 'break 12:00', 'recorded'],
    ['in 9:00, break 12:00, out 17:00', 'back 13:00', 'recorded'],
    ['in 9:00, out 17:00', 'out 12:00', 'punch_out_of_order'],
    ['in 9:00, out 17:00', 'in 8:00', 'punch_out_of_order'],
    ['in 9:00, break 12:00, back 13:00', 'break 11:00', 'punch_out_of_order'],
    ['in 9:00, in 18:00', 'out 17:00', 'recorded'],
    // Whoever forgot to clock out begins anew, once no shift is that long.
    ['in 0:00', 'in 14:00', 'punch_does_not_apply'],
    ['in 0:00', 'in 14:00:00.001', 'recorded'],
    ['in 0:00, break 12:00', 'in 14:00:00.001', 'recorded'],
    ['in 0:00', 'back 14:00:00.001', 'punch_does_not_apply'],
  ])('after [%s], %s: %s', (so_far, wish, heard) => {
    const decided = decidePunch(punches(so_far), wishOf(wish));
    expect(decided.ok ? 'recorded' : decided.refusal).toBe(heard);
  });

  test.each([
    // the longest shift by the policy, the clock-in after one at midnight
    [undefined, '14:00:00.001', 'recorded'],
    [24 * 60, '16:00', 'punch_does_not_apply'],
    [10 * 60, '10:00', 'punch_does_not_apply'],
    [10 * 60, '10:00:00.001', 'recorded'],
  ])('where no shift is longer than %s minutes, in at %s after one that is open: %s', (longest, at, heard) => {
    const decided = decidePunch(punches('in 0:00'), wishOf(`in ${at}`), [], longest);
    expect(decided.ok ? 'recorded' : decided.refusal).toBe(heard);
  });

  test.each([
    // what counts so far, the wish, what its device sends next, what it hears
    ['in 18:00', 'in 9:00', '', 'punch_out_of_order'],
    ['in 18:00', 'in 9:00', 'out 17:00', 'recorded'],
    ['in 18:00', 'in 9:00', 'break 12:00, back 12:30, out 17:00', 'recorded'],
    ['in 9:00, in 18:00', 'break 12:00', 'back 12:30, out 17:00', 'recorded'],
    ['in 9:00, break 12:00, in 18:00', 'back 12:30', 'out 17:00', 'recorded'],
    ['in 9:00, break 12:00, back 12:30, in 18:00', 'out 17:00', '', 'recorded'],
    // Already there by then: the two do not make two shifts.
    ['in 9:05', 'in 9:00', 'out 17:00', 'punch_out_of_order'],
    ['in 9:05', 'out 17:00', '', 'recorded'],
    ['in 12:00, out 12:30', 'in 9:00', 'out 17:00', 'punch_out_of_order'],
  ])('after [%s], %s with [%s] behind it: %s', (so_far, wish, behind, heard) => {
    const decided = decidePunch(punches(so_far), wishOf(wish), punches(behind));
    expect(decided.ok ? 'recorded' : decided.refusal).toBe(heard);
  });

  test('a refusal tells the state of now, not of the time of the wish', () => {
    expect(decidePunch(punches('in 9:00, break 12:00'), wishOf('out 8:00'))).toMatchObject({
      ok: false,
      details: { status: 'On a Break', since: time('9:00'), sinceStatus: time('12:00') },
    });
  });

  test('no accepted punch, however late, leaves a ledger that does not fit, but for an end that was forgotten', () => {
    const wish = fc.record({
      kind: fc.constantFrom(...punchKinds),
      punchedAt: fc.integer({ min: 0, max: 40 * 3_600_000 }).map(instant),
    });
    fc.assert(
      fc.property(aLedger(instant(0), 12), fc.array(wish, { maxLength: 12 }), (ledger, wishes) => {
        let effective: readonly Punch[] = ledger;
        for (const [index, each] of wishes.entries()) {
          const decided = decidePunch(effective, { ...each, id: `late${index}` });
          const sequence = ledger.length + index + 1;
          if (decided.ok) effective = effectivePunches([...effective, { ...decided.value, sequence }]);
          expect(punchExceptions(effective).filter(({ kind }) => kind !== 'missing_clock_out')).toEqual([]);
        }
      }),
    );
  });

  test('the screen offers exactly what would be recorded now', () => {
    fc.assert(
      fc.property(aLedger(instant(0), 12), fc.constantFrom(...punchKinds), (ledger, kind) => {
        const now = instant((ledger.at(-1)?.punchedAt ?? 0) + 1);
        const offered = applicable(clockStateOf(ledger).status).includes(kind);
        const state = clockStateOf(ledger);
        const forgot = beginsAnew(state, { kind, punchedAt: now });
        expect(decidePunch(ledger, { id: 'wish', kind, punchedAt: now }).ok).toBe(offered || forgot);
      }),
    );
  });
});
