import { addMilliseconds, millisecondsPerHour, millisecondsPerSecond, type Instant } from '../kernel/time.ts';

/** What is remembered of the failures under one key. */
export interface Failures {
  readonly count: number;
  readonly lastFailedAt: Instant;
  /** Since the last success, however long ago; counted where an allowance asks for it. */
  readonly inARow: number;
}

/**
 * How many failures are free, and the longest wait between two tries after that. Waits
 * double from one second, or what it names, and end at `longestWaitSeconds`: someone else's guessing can slow an
 * account's owner down, but never lock them out (NIST SP 800-63B-4 section 3.2.2).
 */
export interface Allowance {
  readonly freeFailures: number;
  readonly longestWaitSeconds: number;
  /** The first of the waits that double; left out, a second. */
  readonly firstWaitSeconds?: number;
  /** After so many failures in a row, only a browser that shows a proof of work may try: a person waits a second, whoever guesses pays each time. */
  readonly asksAfter?: number;
  /** After so many in a row nobody may try any more before the account's owner has shown who they are by mail (NIST SP 800-63B-4, 3.2.2). */
  readonly mostInARow?: number;
}

/** One person at one place mistypes; guessing from one place ends here. */
export const perAccountAndNetwork: Allowance = { freeFailures: 5, longestWaitSeconds: 60 };
/** As many as NIST SP 800-63B-4 (3.2.2) allows one after the other. */
const mostInARow = 100;

/** Holds nobody up before so many in a row. */
export const untilLocked: Allowance = { freeFailures: Number.MAX_SAFE_INTEGER, longestWaitSeconds: 0, mostInARow };

/**
 * The same account tried from where it was not signed in to before: by somebody new here, or by whoever guesses from many places. Nobody is
 * held up for the other's sake: after ten failures both show a proof of work.
 */
export const perAccount: Allowance = { ...untilLocked, asksAfter: 10 };

/** Many accounts guessed from one place; a whole shop may share its address. */
export const perNetwork: Allowance = { freeFailures: 100, longestWaitSeconds: 30 };

/** Letters to one address: whoever asks for them for somebody else fills nobody's mailbox. */
export const perLetter: Allowance = { freeFailures: 3, longestWaitSeconds: 900 };

/** Invitations that one person sends, new and again: a manager takes on a whole season by hand, and nobody has a list of strangers written to. */
export const invitationsPerPerson: Allowance = { freeFailures: 60, longestWaitSeconds: 900 };

/** Invitations to one address, or one that is sent again. */
export const invitationsPerAddress: Allowance = { freeFailures: 5, longestWaitSeconds: 900 };

/** Invitations of one organization. */
export const invitationsPerOrganization: Allowance = { freeFailures: 240, longestWaitSeconds: 900 };

/** Questions to support of one person; each is a letter to every admin. */
export const questionsPerPerson: Allowance = { freeFailures: 10, longestWaitSeconds: 900 };

/** Questions to support of one organization. */
export const questionsPerOrganization: Allowance = { freeFailures: 60, longestWaitSeconds: 900 };

/** Addresses that have an account already, typed at one invitation that was handed on: whoever holds it learns of no more than these. */
export const perHandedOn: Allowance = { ...untilLocked, mostInARow: 5 };

/** After so many codes at one step, the sign-in begins anew. */
export const mostTriesAtStep = 5;

/** Imports that bring nobody: whoever sends one after the other learns by the hour of few addresses that have an account elsewhere. */
export const perImport: Allowance = { freeFailures: 10, longestWaitSeconds: 900 };

/**
 * Codes of six digits, of which three are right at any moment. Whoever guesses knows the password already; a try in five
 * minutes finds one in three years, on average.
 */
export const perSecondStep: Allowance = { freeFailures: 10, longestWaitSeconds: 300 };

/** PINs typed for one person at one kiosk. Whoever guesses stands there: a try in five minutes finds one of four digits in two weeks, on average. */
export const perPin: Allowance = { freeFailures: 5, longestWaitSeconds: 300 };

/** PINs typed at one kiosk, for whomever: a whole shift mistypes there, and nobody goes through the names with one plain PIN. */
export const perKiosk: Allowance = { freeFailures: 30, longestWaitSeconds: 60 };

/** Challenges for passkeys: each look at the sign-in page asks for one, and a whole shop may share its address. */
export const perChallenge: Allowance = { freeFailures: 1_000, longestWaitSeconds: 30 };

/** Counts, and holds nobody up. */
export const unlimited: Allowance = { freeFailures: Number.MAX_SAFE_INTEGER, longestWaitSeconds: 0 };

/** Failures older than this are forgotten. */
const memoryMilliseconds = millisecondsPerHour;

/** When the next try under this key is allowed; undefined, at once. */
export function nextTryAt(failures: Failures | undefined, allowance: Allowance, now: Instant): Instant | undefined {
  if (failures === undefined || isForgotten(failures, now)) return undefined;
  const beyond = failures.count - allowance.freeFailures;
  if (beyond < 0) return undefined;
  const waitSeconds = Math.min(
    (allowance.firstWaitSeconds ?? 1) * 2 ** Math.min(beyond, 30),
    allowance.longestWaitSeconds,
  );
  const at = addMilliseconds(failures.lastFailedAt, waitSeconds * millisecondsPerSecond);
  return at > now ? at : undefined;
}

/** The failures after one more try, which counts as failed until it has succeeded. */
export function afterTry(failures: Failures | undefined, allowance: Allowance, now: Instant): Failures {
  const count = failures === undefined || isForgotten(failures, now) ? 0 : failures.count;
  const inARow = (failures?.inARow ?? 0) + (allowance.mostInARow === undefined ? 0 : 1);
  return { count: count + 1, lastFailedAt: now, inARow };
}

/** Whether nobody may try any more. */
export const isLocked = (failures: Failures | undefined, { mostInARow: most }: Allowance): boolean =>
  most !== undefined && failures !== undefined && failures.inARow >= most;

/** Whether a try needs a proof of work. */
export const asksForProof = (failures: Failures | undefined, { asksAfter }: Allowance): boolean =>
  asksAfter !== undefined && failures !== undefined && failures.inARow >= asksAfter;

/** So many in a row are many. */
export const manyInARow = 10;
const daysOfFewInARow = 30;
const daysOfManyInARow = 365;

/** The last failure at which a key is forgotten whole, by how many in a row it has. */
export interface Forgotten {
  readonly noneInARow: Instant;
  readonly fewInARow: Instant;
  readonly manyInARow: Instant;
}

/**
 * From when on failures are remembered. A few in a row are kept for a month, many for a year: or whoever waits an hour after
 * every ninth guess would never come to the tenth.
 */
export function forgottenSince(now: Instant): Forgotten {
  const noneInARow = addMilliseconds(now, -memoryMilliseconds);
  const before = (days: number) => addMilliseconds(noneInARow, -days * 24 * millisecondsPerHour);
  return { noneInARow, fewInARow: before(daysOfFewInARow), manyInARow: before(daysOfManyInARow) };
}

const isForgotten = (failures: Failures, now: Instant): boolean => now - failures.lastFailedAt > memoryMilliseconds;
