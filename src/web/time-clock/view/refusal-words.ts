import * as z from 'zod/mini';
import { everywhere } from '../../../contract/kernel/refusals.ts';
import { clockState, recordPunch, undoPunch } from '../../../contract/time-clock.ts';
import { recordAtKiosk } from '../../../contract/time-clock/kiosk.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import type { Words } from '../../kernel/words.tsx';
import type { FinalRefusal } from '../outbox/entry.ts';
import { statusLooks } from './looks.ts';

const sayable = [...recordAtKiosk.refusals, ...recordPunch.refusals, ...undoPunch.refusals, ...everywhere];

/** Why a punch was refused, in the reader's language; and the true state of the clock, where the server told it. */
export function reasonOf(refusal: FinalRefusal, words: Words, zone: Zone): string[] {
  const known = sayable.find(({ code }) => code === refusal.code);
  const reason = known === undefined ? refusal.detail : refusalSentence(words.speaker, known.code, refusal.details);
  const truth = z.safeParse(clockState, refusal.details);
  return truth.success ? [reason, stateSentence(truth.data, words, zone)] : [reason];
}

function stateSentence(
  { status, sinceStatus }: z.output<typeof clockState>,
  { say, formats }: Words,
  zone: Zone,
): string {
  const state = say(statusLooks[status].word);
  return sinceStatus === null
    ? say('clock.stateIs', { state })
    : say('clock.stateIsSince', { state, time: formats.time(sinceStatus, zone) });
}
