import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { sentenceFor } from '../../kernel/problem.tsx';
import { Said, type Words } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useTake } from './queries.ts';

const refused = (sentence: (words: Words) => string) =>
  showToast({ text: <Said of={sentence} /> }, { untilClosed: true });

/**
 * Takes a shift, and says beside whatever is shown by then what came of it: where a colleague was quicker, the shift is gone from the page before the
 * answer is there.
 */
export const useTaking = () =>
  useTake({
    onSuccess: (answer) => {
      if (!answer.ok) return refused((words) => refusalSentence(words, answer.refusal));
      const said = answer.value.waitsForApproval ? 'schedule.takenWaits' : 'schedule.taken';
      return showToast({ text: <Said of={(words) => words.say(said)} /> });
    },
    onError: (error) => refused((words) => sentenceFor(words, error)),
  });
