import { refusalSentence } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import type { FileAnswer } from '../kernel/carry-file.ts';

/** What is said of a file that was asked for: under which name it is saved, or why it is not there. */
export const toldOfFile = (answer: FileAnswer, words: Speaker): string =>
  answer.ok
    ? words.say('reports.saved', { name: answer.value.name })
    : refusalSentence(words, answer.refusal, answer.details);
