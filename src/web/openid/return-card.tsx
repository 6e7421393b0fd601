import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useTakenAnswer } from './queries.ts';
import { broughtBack, labelOf, outcomeOf } from './view.ts';
import { tell } from './window/channel.ts';
import { problemOf, type Failure } from './window/outcome.ts';

interface ReturnCardProps {
  readonly provider: string;
  /** As people read it. */
  readonly providerName: string;
  /** What the provider sent the browser back with, `?code=…&state=…`. */
  readonly search: string;
  /** It went well, and nobody else leads on: this page does. */
  readonly onDone: (outcome: string, returnTo: string) => void;
}

/**
 * Where a provider sends the browser back to. In a window of its own it tells the page that opened it, and closes; where
 * nobody hears it, or in the page itself, it leads on or says what went wrong.
 */
export function ReturnCard({ provider, providerName, search, onDone }: ReturnCardProps) {
  const { say, speaker } = useWords();
  const [brought] = useState(() => broughtBack(provider, search));
  const [windowHeard, setWindowHeard] = useState<boolean>();
  const answer = useTakenAnswer(brought);
  const label = brought && labelOf(brought.state);
  const inWindow = label?.place === 'window';
  // Undefined until it is known whether another page leads on.
  const heard = answer === undefined || inWindow ? windowHeard : false;

  useEffect(() => {
    if (answer === undefined || brought === undefined || !inWindow) return;
    const how = answer === 'unreachable' ? ({ kind: 'unreachable' } as const) : outcomeOf(answer);
    void tell(brought.state, how).then((isHeard) => {
      setWindowHeard(isHeard);
      if (isHeard) window.close();
    });
  }, [answer, brought, inWindow]);

  const leadsOn =
    heard === false && answer !== undefined && answer !== 'unreachable' && answer.ok ? answer.value : undefined;
  useEffect(() => {
    if (leadsOn !== undefined) onDone(leadsOn.outcome, leadsOn.returnTo);
  }, [leadsOn, onDone]);

  if (brought === undefined) return <Nothing />;
  if (heard === true) return <p role="status">{say('openid.returned')}</p>;
  const failure = heard === false ? failureOf(answer) : undefined;
  if (failure === undefined) return <p role="status">{say('openid.returning')}</p>;
  const back = waysBack[label?.purpose ?? 'sign_in'];
  return (
    <>
      <Problem {...problemOf(speaker, label?.purpose, providerName, failure)} />
      <ButtonLink tone="primary" href={back.path}>
        {say(back.label)}
      </ButtonLink>
    </>
  );
}

const waysBack = {
  sign_in: { path: '/login', label: 'openid.toLogIn' },
  register: { path: '/register', label: 'openid.toRegister' },
  // Where their link is, only they know: it is in the letter.
  accept: { path: '/login', label: 'openid.toLogIn' },
  link: { path: '/settings/security', label: 'openid.toSecurity' },
  confirm: { path: '/settings/security', label: 'openid.toSecurity' },
} as const;

/** Somebody came by themselves, or once more. */
function Nothing() {
  const { say } = useWords();
  return (
    <>
      <p role="status">{say('openid.nothingToReturn')}</p>
      <ButtonLink tone="primary" href="/login">
        {say('openid.toLogIn')}
      </ButtonLink>
    </>
  );
}

function failureOf(answer: ReturnType<typeof useTakenAnswer>): Failure | undefined {
  if (answer === 'unreachable') return { kind: 'unreachable' };
  if (answer === undefined || answer.ok) return undefined;
  return { kind: 'refused', code: answer.refusal, details: answer.details };
}
