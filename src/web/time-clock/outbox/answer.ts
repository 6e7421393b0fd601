import * as z from 'zod/mini';
import { problem } from '../../../contract/kernel/refusals.ts';
import { recordPunch, undoPunch } from '../../../contract/time-clock.ts';
import { askedPause } from '../../kernel/backoff.ts';
import type { FinalRefusal } from './entry.ts';

export type RecordedPunch = z.output<typeof recordPunch.reply>;
export type StateAfterUndo = z.output<typeof undoPunch.reply>;

/** What a try came to. Only `later` is not final. */
export type Answer =
  | { readonly name: 'recorded'; readonly reply: RecordedPunch }
  | { readonly name: 'undone'; readonly state: StateAfterUndo }
  | { readonly name: 'refused'; readonly refusal: FinalRefusal }
  | { readonly name: 'later'; readonly askedMilliseconds?: number };

/** What came back over the network, before anyone believes it. */
export interface Heard {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The parsed JSON; undefined where it was none. */
  readonly body: unknown;
}

/** 4xx answers that say nothing about the punch itself: sign in again, too slow, too early, too many. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Refusals that say nothing about the punch either, but of whoever sends it, and how, at this moment. */
const passingRefusals: ReadonlySet<string> = new Set([
  'not_admitted',
  'second_factor_required',
  'fresh_sign_in_required',
  'foreign_origin',
  'kiosk_not_paired',
]);

/**
 * Whether an answer is final. A success must read as the contract says, and a refusal must be a
 * problem of ours: the login page of a hotel's network answers 200 and 403 as well, and must
 * neither be taken for a record nor end a punch.
 */
export function answerOf(what: 'punch' | 'undo', heard: Heard, now: number): Answer {
  if (heard.status >= 200 && heard.status < 300) return successOf(what, heard.body) ?? { name: 'later' };
  if (heard.status >= 400 && heard.status < 500 && !passing.has(heard.status)) {
    const told = z.safeParse(problem, heard.body);
    if (told.success && !passingRefusals.has(told.data.code))
      return { name: 'refused', refusal: refusalOf(heard.status, told.data) };
  }
  const asked = askedPause(heard.retryAfter, now);
  return asked === undefined ? { name: 'later' } : { name: 'later', askedMilliseconds: asked };
}

function successOf(what: 'punch' | 'undo', body: unknown): Answer | undefined {
  if (what === 'punch') {
    const reply = z.safeParse(recordPunch.reply, body);
    return reply.success ? { name: 'recorded', reply: reply.data } : undefined;
  }
  const state = z.safeParse(undoPunch.reply, body);
  return state.success ? { name: 'undone', state: state.data } : undefined;
}

const refusalOf = (status: number, told: z.output<typeof problem>): FinalRefusal => ({
  code: told.code,
  status,
  detail: told.detail,
  ...(told.details === undefined ? {} : { details: told.details }),
});
