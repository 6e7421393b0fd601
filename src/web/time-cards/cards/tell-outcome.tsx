import { refusalSentence, type RefusalCode } from '../../../words/refusal-sentence.ts';
import { Said } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';

interface Outcome {
  readonly done: number;
  readonly leftOut: readonly { readonly refusal: RefusalCode }[];
}

/** Says how many cards were approved or locked, and why others were left as they are. */
export function useTellOutcome() {
  return (done: 'approvedToast' | 'lockedToast', outcome: Outcome | false): void => {
    const left = outcome === false ? undefined : outcome.leftOut[0];
    if (outcome === false || left !== undefined) {
      showToast({ text: <Said of={(words) => problemOf(words, outcome)} /> }, { untilClosed: true });
    } else {
      showToast({ text: <Said of={({ say }) => say(`timeCards.${done}`, { count: outcome.done })} /> });
    }
  };
}

type Words = Parameters<Parameters<typeof Said>[0]['of']>[0];

function problemOf({ say, speaker }: Words, outcome: Outcome | false): string {
  const first = outcome === false ? undefined : outcome.leftOut[0];
  if (outcome === false || first === undefined) return say('kernel.unreachable');
  const reason = refusalSentence(speaker, first.refusal);
  return say('timeCards.leftOutToast', { done: outcome.done, left: outcome.leftOut.length, reason });
}
