import { refusalSentence, type RefusalCode } from '../../../words/refusal-sentence.ts';
import { Said, type Words } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';

interface Outcome {
  readonly done: number;
  readonly leftOut: readonly { readonly refusal: RefusalCode }[];
}

/** Says how many cards were approved or locked, and why others were left as they are. */
export function tellOutcome(toast: 'approvedToast' | 'lockedToast', { done, leftOut }: Outcome): void {
  const [first] = leftOut;
  if (first === undefined) {
    showToast({ text: <Said of={({ say }) => say(`timeCards.${toast}`, { count: done })} /> });
    return;
  }
  const left = leftOut.length;
  const problem = ({ say, speaker }: Words): string =>
    say('timeCards.leftOutToast', { done, left, reason: refusalSentence(speaker, first.refusal) });
  showToast({ text: <Said of={problem} /> }, { untilClosed: true });
}
