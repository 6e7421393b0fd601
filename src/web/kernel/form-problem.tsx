import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import { Problem } from '../ui/problem.tsx';
import { sentenceFor } from './problem.tsx';
import type { AskError } from './refused.ts';
import { useWords } from './words.tsx';

export interface FormProblemProps {
  readonly answer: { readonly ok: boolean; readonly refusal?: string; readonly details?: unknown } | undefined;
  readonly error: AskError | null;
}

/** Why the form was not accepted, above its button; what was typed stays where it is. */
export function FormProblem({ answer, error }: FormProblemProps) {
  const { speaker } = useWords();
  if (error !== null) return <Problem title={sentenceFor(speaker, error)} />;
  if (answer?.refusal === undefined) return null;
  return <Problem title={refusalSentence(speaker, answer.refusal as RefusalCode, answer.details)} />;
}
