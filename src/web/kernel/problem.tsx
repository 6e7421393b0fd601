import { refusalSentence } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import { Problem } from '../ui/problem.tsx';
import { Refused, type AskError } from './refused.ts';
import { Faulty } from './unreachable.ts';
import { useWords } from './words.tsx';

/** The sentence for whatever kept a question from its answer. */
export const sentenceFor = (speaker: Speaker, error: AskError): string =>
  error instanceof Refused
    ? refusalSentence(speaker, error.code, error.details)
    : error instanceof Faulty
      ? refusalSentence(speaker, 'unexpected', { sent: error.sent })
      : speaker.say('kernel.unreachable');

/**
 * The refused state of a screen or a part: what could not be loaded, why, and Try again.
 *
 * @param title names what is missing; "This page could not be loaded" unless told better
 */
export function AskProblem({ error, title, retry }: { error: AskError; title?: string; retry: () => void }) {
  const { say, speaker } = useWords();
  return (
    <Problem
      title={title ?? say('kernel.couldNotLoad')}
      text={sentenceFor(speaker, error)}
      action={{ label: say('kernel.tryAgain'), onPress: retry }}
    />
  );
}
