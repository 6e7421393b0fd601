import * as z from 'zod/mini';
import { everywhere } from '../../../contract/kernel/refusals.ts';
import { clockState, recordPunch, undoPunch } from '../../../contract/time-clock.ts';
import { recordAtKiosk } from '../../../contract/time-clock/kiosk.ts';
import type { Instant, Zone } from '../../../domain/kernel/time.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import type { Words } from '../../kernel/words.tsx';
import type { FinalRefusal } from '../outbox/entry.ts';
import { statusLooks } from './looks.ts';
import { sinceIn } from './since-words.ts';

const sayable = [...recordAtKiosk.refusals, ...recordPunch.refusals, ...undoPunch.refusals, ...everywhere];

/** Why a punch was refused, in the reader's language; and the true state of the clock, where the server told it. */
export function reasonOf(
  refusal: FinalRefusal,
  words: Pick<Words, 'say' | 'formats' | 'speaker'>,
  zone: Zone,
  now: Instant,
): string[] {
  const known = sayable.find(({ code }) => code === refusal.code);
  const reason = known === undefined ? refusal.detail : refusalSentence(words.speaker, known.code, refusal.details);
  const truth = z.safeParse(clockState, refusal.details);
  return truth.success ? [reason, stateSentence(truth.data, words, zone, now)] : [reason];
}

function stateSentence(
  { status, sinceStatus }: z.output<typeof clockState>,
  words: Pick<Words, 'say' | 'formats'>,
  zone: Zone,
  now: Instant,
): string {
  const { say } = words;
  const state = say(statusLooks[status].word);
  return sinceStatus === null
    ? say('clock.stateIs', { state })
    : say('clock.stateIsSince', { state, since: sinceIn(words, sinceStatus, zone, now) });
}
