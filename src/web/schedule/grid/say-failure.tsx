import type { TeamSchedule } from '../../../contract/schedule.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { Said, type Words } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayMeanwhile } from './meanwhile-words.ts';
import type { Failure } from './send-steps.ts';

/** Why a change was not taken, and where somebody else was quicker what they made of it; the plan is read again meanwhile, and shows how it is. */
export function sayFailure(failure: Failure, schedule: TeamSchedule | undefined): void {
  const sayWhy = (words: Words): string => {
    if (failure === undefined) return words.say('kernel.unreachable');
    const { code, details, meanwhile } = failure;
    if (meanwhile !== undefined && schedule !== undefined) return sayMeanwhile(meanwhile, schedule, words);
    return refusalSentence(words.speaker, code, details);
  };
  showToast({ text: <Said of={sayWhy} /> }, { untilClosed: true });
}
