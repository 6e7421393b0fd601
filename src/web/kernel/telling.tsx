import type { EndpointSpec, ReplyOf } from '../../contract/kernel/endpoint.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import { showToast } from '../ui/toast.tsx';
import type { CallAnswer } from './call.ts';
import { sentenceFor } from './problem.tsx';
import type { AskError } from './refused.ts';
import { Said, type Words } from './words.tsx';

/** Hears what came of a write. It belongs into the options of the mutation: what is given with a single call is not heard once its card is gone. */
export interface Heard<E extends EndpointSpec> {
  readonly onSuccess: (answer: CallAnswer<E>) => void;
  readonly onError: (error: AskError) => void;
}

const refused = (sentence: (words: Words) => string) =>
  showToast({ text: <Said of={sentence} /> }, { untilClosed: true });

/**
 * Says beside whatever is shown by then what came of a write: where somebody else was quicker, what was pressed is gone from the page before the
 * answer is there.
 *
 * @param done what is said where it was done; undefined, the page shows that by itself
 * @param onRefused what follows from a refusal besides its sentence
 */
export const telling = <E extends EndpointSpec>(
  done: ((words: Words, value: ReplyOf<E>) => string) | undefined,
  onRefused?: (refusal: string) => void,
): Heard<E> => ({
  onSuccess: (answer) => {
    if (!answer.ok) {
      const { refusal, details } = answer as { readonly refusal: RefusalCode; readonly details?: unknown };
      refused((words) => refusalSentence(words, refusal, details));
      onRefused?.(refusal);
    } else if (done !== undefined) {
      const { value } = answer as { readonly value: ReplyOf<E> };
      showToast({ text: <Said of={(words) => done(words, value)} /> });
    }
  },
  onError: (error) => void refused((words) => sentenceFor(words, error)),
});
