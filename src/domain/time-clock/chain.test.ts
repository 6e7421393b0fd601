import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant, parseZone, type Zone } from '../kernel/time.ts';
import { chainedText, chainStart, firstBreak } from './chain.ts';
import { punchKinds, type LedgerRow } from './punch.ts';

// Any injective text will do for the fold; the server hashes with SHA-256.
const hashOf = (text: string) => `#${text.length}:${text}`;

const text = fc.string({ unit: 'grapheme', maxLength: 5 });
const at = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant);
const row: fc.Arbitrary<LedgerRow> = fc.record({
  organizationId: text,
  employeeId: text,
  sequence: fc.nat(9),
  id: text,
  kind: fc.constantFrom(...punchKinds, 'void' as const),
  punchedAt: fc.option(at),
  recordedAt: at,
  source: fc.constantFrom('online' as const, 'offline' as const),
  deviceAt: fc.option(at),
  skewMilliseconds: fc.option(fc.integer()),
  locationId: text,
  zone: fc.constantFrom(...['UTC', 'Asia/Kolkata'].map((name) => parseZone(name) as Zone)),
  voidsId: fc.option(text),
  reason: fc.option(text),
  recordedBy: text,
});

function sealed(rows: readonly LedgerRow[]) {
  let hash = chainStart;
  return rows.map((each, index) => {
    const inPlace = { ...each, sequence: index + 1 };
    hash = hashOf(chainedText(inPlace, hash));
    return { row: inPlace, hash };
  });
}

test('two rows that differ in any field have different texts', () => {
  fc.assert(
    fc.property(
      row,
      row,
      fc.constantFrom(...(['reason', 'zone', 'locationId', 'voidsId', 'deviceAt'] as const)),
      (a, b, field) => {
        const other = { ...a, [field]: b[field] };
        expect(chainedText(other, '') === chainedText(a, '')).toBe(other[field] === a[field]);
        expect(chainedText(a, 'x')).not.toBe(chainedText(a, 'y'));
      },
    ),
  );
});

test('every field is sealed: a new one has to be added to the text', () => {
  fc.assert(
    fc.property(row, (any) => {
      expect((JSON.parse(chainedText(any, '')) as unknown[]).length).toBe(Object.keys(any).length + 2);
    }),
  );
});

test('a changed, missing, doubled or moved row breaks the chain where it stands', () => {
  const ledger = fc.array(row, { minLength: 2, maxLength: 6 }).map(sealed);
  fc.assert(
    fc.property(ledger, fc.nat(), (whole, pick) => {
      const place = pick % whole.length;
      const [before, rest] = [whole.slice(0, place), whole.slice(place)];
      const [chosen, ...after] = rest as [(typeof whole)[number]];
      expect(firstBreak(whole, hashOf)).toBeUndefined();
      expect(firstBreak([...before, { ...chosen, row: { ...chosen.row, reason: 'forged' } }, ...after], hashOf)).toBe(
        place + 1,
      );
      expect(firstBreak([...before, chosen, chosen, ...after], hashOf)).toBe(place + 2);
      if (after.length > 0) expect(firstBreak([...before, ...after], hashOf)).toBe(place + 1);
    }),
  );
});
