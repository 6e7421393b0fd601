import { formatInstant, type Instant } from './time.ts';

/** An entry of the audit log, as it is sealed. */
export interface AuditRow {
  readonly organizationId: string;
  /** 1, 2, 3 … within the organization. */
  readonly sequence: number;
  readonly id: string;
  readonly happenedAt: Instant;
  /** Who did it; null where nobody of the organization did. */
  readonly employeeId: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly network: string | null;
  readonly userAgent: string | null;
  /** JSON, as the database gives it back. */
  readonly details: unknown;
}

/** Where a chain ended when somebody wrote it down: rows cut off its end leave no trace in what is left. */
export interface ChainHead {
  readonly row: number;
  readonly hash: string;
}

/** The hash before an organization's first entry. */
export const auditChainStart = '';

/**
 * The text of an entry that is hashed (SHA-256, by whoever stores it), so that each seals the one before. The first element names
 * this order of fields: a new order takes a new name, because old hashes stay as they are.
 */
export function auditedText(row: AuditRow, previousHash: string): string {
  return JSON.stringify([
    'meridian-audit-1',
    previousHash,
    row.organizationId,
    row.sequence,
    row.id,
    formatInstant(row.happenedAt),
    row.employeeId,
    row.action,
    row.subjectId,
    row.network,
    row.userAgent,
    inOrder(row.details),
  ]);
}

/** The same JSON with the keys of every object in one order: the database keeps none. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/**
 * The first entry (ordered by sequence, from 1) that is missing, out of place or not what was sealed; undefined when the chain holds.
 *
 * @param noted where the chain ended before: it must still run through there
 */
export function firstAuditBreak(
  rows: readonly { readonly row: AuditRow; readonly hash: string }[],
  hashOf: (text: string) => string,
  noted?: ChainHead,
): number | undefined {
  let previousHash = auditChainStart;
  for (const [index, { row, hash }] of rows.entries()) {
    if (row.sequence !== index + 1 || hashOf(auditedText(row, previousHash)) !== hash) return index + 1;
    // Sealed anew from somewhere on, it holds by itself, and is not the one that was noted.
    if (row.sequence === noted?.row && hash !== noted.hash) return index + 1;
    previousHash = hash;
  }
  return noted !== undefined && rows.length < noted.row ? rows.length + 1 : undefined;
}
