import type { Phone } from '../kernel/phone.ts';
import { untilLocked, type Allowance } from '../throttle/throttle.ts';
import { countSeconds, mostTriesAtCode } from './one-time-code.ts';

/** Codes to one number: whoever asks for them for somebody else fills nobody's telephone. */
export const codesPerNumber: Allowance = { freeFailures: 3, longestWaitSeconds: 900 };

/**
 * Codes to the numbers beside each other: who is paid for messages that arrive rents them by the thousand. Few people of one
 * shop have such neighbours.
 */
export const codesPerPrefix: Allowance = { freeFailures: 10, longestWaitSeconds: 900 };

/** Codes asked for from one place; a whole shop may share its address, and what was typed rightly is taken back. */
export const codesPerNetwork: Allowance = { freeFailures: 20, longestWaitSeconds: 300 };

/** Codes for one person, to whichever number. */
export const codesPerAccount: Allowance = { freeFailures: 6, longestWaitSeconds: 1_800 };

/**
 * Codes typed for one number, by whichever browsers: another browser gets another code, and no more tries. So many wrong ones, and no other is heard before
 * the count is forgotten.
 */
export const triesPerNumber: Allowance = {
  ...untilLocked,
  freeFailures: mostTriesAtCode,
  firstWaitSeconds: countSeconds,
  longestWaitSeconds: countSeconds,
};

/** The ten thousand numbers that a number is one of, `+1212555`. */
export const prefixOf = (phone: Phone): string => phone.slice(0, -4);
