import fc from 'fast-check';
import { addMilliseconds, instant, parseInstant, type Instant } from '../../src/domain/kernel/time.ts';
import { applicable, clockStateOf } from '../../src/domain/time-clock/clock-state.ts';
import { punchKinds, type Punch, type PunchKind, type PunchVoid } from '../../src/domain/time-clock/punch.ts';

const kinds: Readonly<Record<string, PunchKind>> = {
  in: 'clock_in',
  out: 'clock_out',
  break: 'break_start',
  back: 'break_end',
};

/** The instant of a time of 20 November 2026, UTC: `9:05`, `9:05:30.001`. */
export function time(text: string): Instant {
  const at = parseInstant(`2026-11-20T${text.padStart(text.indexOf(':') === 1 ? text.length + 1 : text.length, '0')}Z`);
  if (at === undefined) throw new TypeError(`Not a time: ${text}`);
  return at;
}

/** Punches in words: `in 9:00, break 12:00, back 13:00, out 17:00`; ids are `p1`, `p2`, … in order of recording. */
export function punches(words: string): Punch[] {
  if (words === '') return [];
  return words.split(', ').map((each, index) => {
    const [word = '', at = ''] = each.split(' ');
    const kind = kinds[word];
    if (kind === undefined) throw new TypeError(`Not a punch: ${each}`);
    return { id: `p${index + 1}`, kind, punchedAt: time(at), sequence: index + 1 };
  });
}

const gap = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 14 * 3_600_000 }));

/** A ledger as people make it: each punch applies, at any time after the one before, from `start` on. */
export function aLedger(start: Instant, maxLength = 60): fc.Arbitrary<Punch[]> {
  return fc.array(fc.tuple(gap, fc.nat(1)), { maxLength }).map((presses) => {
    const ledger: Punch[] = [];
    let punchedAt = start;
    for (const [wait, choice] of presses) {
      punchedAt = addMilliseconds(punchedAt, wait);
      const possible = applicable(clockStateOf(ledger).status);
      const kind = possible[choice % possible.length] as PunchKind;
      ledger.push({ id: `p${ledger.length + 1}`, kind, punchedAt, sequence: ledger.length + 1 });
    }
    return ledger;
  });
}

/** Any rows at all, possible or not, with voids among them that may name nothing. */
export const rowSoup: fc.Arbitrary<(Punch | PunchVoid)[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...punchKinds, 'void' as const),
      punchedAt: fc.integer({ min: 0, max: 40 }).map((minute) => instant(minute * 60_000)),
      voids: fc.nat(12),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ kind, punchedAt, voids }, index): Punch | PunchVoid =>
      kind === 'void' ? { kind, voidsId: `p${voids}` } : { id: `p${index}`, kind, punchedAt, sequence: index },
    ),
  );
