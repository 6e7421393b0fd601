import { inOrderBy } from '../kernel/in-order-by.ts';
import type { Instant, Zone } from '../kernel/time.ts';

export const punchKinds = ['clock_in', 'clock_out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

/** One press of the clock as the ledger holds it. `sequence` is its place in the employee's ledger, from 1. */
export interface Punch {
  readonly id: string;
  readonly kind: PunchKind;
  readonly punchedAt: Instant;
  readonly sequence: number;
}

/**
 * The ledger row that annuls a punch. Undo appends one; a corrected time is a void and an added
 * punch. A void cannot be voided: to bring a punch back, it is added anew.
 */
export interface PunchVoid {
  readonly kind: 'void';
  readonly voidsId: string;
}

/** How a row came: pressed with the network or without, on somebody's own device or at a kiosk. */
export const punchSources = ['online', 'offline', 'kiosk', 'kiosk_offline', 'correction'] as const;
export type PunchSource = (typeof punchSources)[number];

/** Whether it was pressed without the network: its time is the device's. */
export const isOffline = (source: PunchSource): boolean => source === 'offline' || source === 'kiosk_offline';

/** Every field of a stored ledger row that matters: what the hash chain covers. */
export interface LedgerRow {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly sequence: number;
  readonly id: string;
  readonly kind: PunchKind | 'void';
  /** When it happened: the server's time online, the device's less its skew offline. */
  readonly punchedAt: Instant | null;
  readonly recordedAt: Instant;
  /** `correction`: recorded for an approved adjustment, pressed by nobody. */
  readonly source: PunchSource;
  readonly deviceAt: Instant | null;
  readonly skewMilliseconds: number | null;
  readonly locationId: string;
  /** The location's zone at that time: the zone of a location may change, what the clock on the wall said may not. */
  readonly zone: Zone;
  readonly voidsId: string | null;
  readonly reason: string | null;
  /** The employee who pressed, or who corrected. */
  readonly recordedBy: string;
}

/**
 * The punches that count: those no row annuls, oldest first, and of two at the same millisecond the
 * one recorded first. The order in which rows are read does not matter.
 */
export function effectivePunches<P extends Punch>(rows: readonly (P | PunchVoid)[]): readonly P[] {
  const voided = new Set<string>();
  for (const row of rows) if (row.kind === 'void') voided.add(row.voidsId);
  return inOrderBy(
    rows.filter((row): row is P => row.kind !== 'void' && !voided.has(row.id)),
    inOrder,
  );
}

/** Order of punches on the clock: by time, then by place in the ledger. */
export const inOrder = (a: Punch, b: Punch): number => a.punchedAt - b.punchedAt || a.sequence - b.sequence;
