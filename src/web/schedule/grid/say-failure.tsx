import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { Said, type Words } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayMeanwhile } from './meanwhile-words.ts';
import type { Failure } from './send-steps.ts';

/** Why a change was not taken, and where somebody else was quicker what they made of it. */
export function whyNotTaken(failure: Failure, schedule: TeamSchedule | undefined, words: Words): string {
  if (failure === undefined) return words.say('kernel.unreachable');
  const { code, details, meanwhile } = failure;
  if (meanwhile !== undefined && schedule !== undefined) return sayMeanwhile(meanwhile, schedule, words);
  return refusalSentence(words.speaker, code, details);
}

/** Says why a change was not taken; the plan is read again meanwhile, and shows how it is. */
export function sayFailure(failure: Failure, schedule: TeamSchedule | undefined): void {
  showToast({ text: <Said of={(words) => whyNotTaken(failure, schedule, words)} /> }, { untilClosed: true });
}
