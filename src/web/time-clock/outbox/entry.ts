import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { longestWayMilliseconds } from '../device/longest-way.ts';

/** Whose clock it is. Entries of one person are neither seen nor sent by another on the same device. */
export interface Owner {
  readonly organizationId: string;
  readonly employeeId: string;
}

/** The owner as one value, by which entries are kept apart. */
export const ownerKey = (owner: Owner): string => `${owner.organizationId}/${owner.employeeId}`;

/** The server's final no: kept beside the entry until the person has dealt with it. */
export interface FinalRefusal {
  readonly code: string;
  readonly status: number;
  /** The server's own sentence, for a code that this page does not know. */
  readonly detail: string;
  readonly details?: unknown;
}

/** The owner of what somebody presses at a kiosk, kept apart from what they press where they are signed in. */
export const kioskOwner = (employeeId: string): string => `${kioskPrefix}${employeeId}`;
const kioskPrefix = 'kiosk/';
export const isOfKiosk = (owner: string): boolean => owner.startsWith(kioskPrefix);

/** The employee's part of an {@link ownerKey} or a {@link kioskOwner}. */
export const employeeIdOf = (owner: string): string => owner.slice(owner.indexOf('/') + 1);

/** A try without a final answer. All three are device times, epoch milliseconds. */
export interface Failure {
  readonly failedAt: number;
  /** When to try again if nothing happens. */
  readonly retryAt: number;
  /** When the server asked to be tried again; before that nothing wakes us. */
  readonly notBefore?: number;
}

/** What shows whose a press at a kiosk is, as the contract sends it. */
export interface Proof {
  readonly kioskId: string;
  readonly sealed: string;
}

interface Pressed {
  /** UUIDv7, made when the button was pressed and sent with every try. */
  readonly id: string;
  readonly owner: string;
  /** What the device's clock showed; epoch milliseconds. */
  readonly pressedAt: number;
  /** Device clock minus server clock, as last measured when it was pressed; absent if never measured. */
  readonly skewMilliseconds?: number;
  /** Pressed while the browser was sure to have no network: the device's time counts, however soon it is sent. */
  readonly pressedOffline?: true;
  /** How often sending has begun. 0 means that it certainly never left the device. */
  readonly tries: number;
  /** How the last try came to nothing, if it did. */
  readonly failure?: Failure;
  readonly refusal?: FinalRefusal;
}

export interface NewPunch extends Pressed {
  readonly what: 'punch';
  readonly kind: PunchKind;
  /** Pressed at a kiosk: sent in the device's name, whoever is signed in on it. */
  readonly proof?: Proof;
  /** Pressed at a kiosk after the server had found the PIN right: whoever pressed is who they say. */
  readonly pinFitted?: true;
  /** Pressed at a kiosk: whose it is, for when the kiosk does not show them any more. */
  readonly personName?: string;
}

export interface NewUndo extends Pressed {
  readonly what: 'undo';
  /** The punch that it takes back. */
  readonly punchId: string;
}

export type NewEntry = NewPunch | NewUndo;
/** Where the entry stands in the queue; given by the store, growing. */
interface Queued {
  readonly order: number;
}
export type PunchEntry = NewPunch & Queued;
export type UndoEntry = NewUndo & Queued;
export type Entry = PunchEntry | UndoEntry;

/** Whether the entry still waits for its final answer. */
export const isWaiting = (entry: Entry): boolean => entry.refusal === undefined;

/** The entry that is sent next: the oldest that waits. */
export const headOf = (entries: readonly Entry[]): Entry | undefined => entries.find(isWaiting);

interface Try {
  readonly offline: boolean;
  readonly deviceAt: number;
  readonly skewMilliseconds?: number;
  /** Only where the skew was never measured. */
  readonly sentAt?: number;
}

/**
 * What a try sends. The press stays the same however often it is tried; `offline` is true when this
 * try comes later than the press (too long on its way, or not the first), so that the server
 * takes the device's time, less its skew, instead of its own; so does one that was pressed offline.
 *
 * @param entry as begun: `tries` counts this try
 * @param now the device's clock, epoch milliseconds
 */
export function tryOf(entry: NewEntry, now: number): Try {
  const late = Math.abs(now - entry.pressedAt) > longestWayMilliseconds;
  return {
    offline: entry.pressedOffline === true || entry.tries > 1 || late,
    deviceAt: entry.pressedAt,
    ...(entry.skewMilliseconds === undefined ? { sentAt: now } : { skewMilliseconds: entry.skewMilliseconds }),
  };
}
