import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PlainKey } from '../../words/speak.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { tellSessionChanged } from '../kernel/session-signal.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

interface Answer {
  readonly ok: boolean;
  readonly refusal?: string;
  readonly details?: unknown;
}

interface LinkOutcomeProps {
  /** Does what the link is for, with its secret. */
  readonly open: (token: string) => Promise<Answer>;
  readonly words: Readonly<Record<'doing' | 'done' | 'doneText' | 'deadText', PlainKey>>;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** The screen behind a link in a letter that does its one thing as soon as it is opened; and what came of it. */
export function LinkOutcome({ open, words, children }: LinkOutcomeProps) {
  const { say } = useWords();
  const token = useLinkSecret();
  const { data, error, mutate } = useMutation({
    mutationFn: open,
    onSuccess: (answer: Answer) => {
      if (answer.ok) tellSessionChanged();
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || token === '') return;
    begun.current = true;
    mutate(token);
  }, [mutate, token]);

  const isDead = token === '' || data?.refusal === 'link_not_valid';
  const isDone = data?.ok === true;
  const title = say(isDead ? 'identity.linkDeadTitle' : isDone ? words.done : words.doing);
  useTitle(title);
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">{(isDead || isDone) && say(isDead ? words.deadText : words.doneText)}</p>
      </div>
      {error !== null && <AskProblem error={error} retry={() => mutate(token)} />}
      {!isDead && <FormProblem answer={data} error={null} />}
      <p className="aside">{children}</p>
    </div>
  );
}
