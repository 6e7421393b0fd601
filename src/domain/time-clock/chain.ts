import type { ChainHead } from '../kernel/audit-chain.ts';
import { formatInstant, type Instant } from '../kernel/time.ts';
import type { LedgerRow } from './punch.ts';

/** The hash before an employee's first row. */
export const chainStart = '';

/**
 * The text of a ledger row that is hashed (SHA-256, by whoever stores it), so that each row seals the one
 * before: a changed, removed or inserted row breaks every hash after it. A JSON array, since that
 * leaves no two rows with the same text; the first element names this order of fields, and a new
 * order takes a new name, because old hashes stay as they are.
 *
 * @param previousHash hash of the employee's previous row, or {@link chainStart}
 */
export function chainedText(row: LedgerRow, previousHash: string): string {
  return JSON.stringify([
    'meridian-ledger-1',
    previousHash,
    row.organizationId,
    row.employeeId,
    row.sequence,
    row.id,
    row.kind,
    iso(row.punchedAt),
    iso(row.recordedAt),
    row.source,
    iso(row.deviceAt),
    row.skewMilliseconds,
    row.locationId,
    row.zone,
    row.voidsId,
    row.reason,
    row.recordedBy,
  ]);
}

const iso = (at: Instant | null): string | null => (at === null ? null : formatInstant(at));

/**
 * The first row of an employee's ledger (ordered by sequence, from 1) that is missing, out of place or
 * not what was sealed; undefined when the chain holds.
 *
 * @param noted where the chain ended before: it must still run through there
 */
export function firstBreak(
  rows: readonly { readonly row: LedgerRow; readonly hash: string }[],
  hashOf: (text: string) => string,
  noted?: ChainHead,
): number | undefined {
  let previousHash = chainStart;
  for (const [index, { row, hash }] of rows.entries()) {
    if (row.sequence !== index + 1 || hashOf(chainedText(row, previousHash)) !== hash) return index + 1;
    // Sealed anew from somewhere on, it holds by itself, and is not the one that was noted.
    if (row.sequence === noted?.row && hash !== noted.hash) return index + 1;
    previousHash = hash;
  }
  return noted !== undefined && rows.length < noted.row ? rows.length + 1 : undefined;
}
