import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useMe } from '../identity/queries.ts';
import { tellSessionChanged } from '../kernel/session-signal.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ReturnCard } from '../openid/return-card.tsx';

/** /openid/$provider: where a provider sends the browser back to. The code leaves the address bar at once. */
export function OpenidReturn() {
  const { say } = useWords();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { provider } = useParams({ from: '/signed-out/openid/$provider' });
  const { data: me } = useMe();
  useTitle(say('openid.returnTitle'));

  const [search] = useState(() => window.location.search);
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  // Led on once it is known who is here now, or the guard would lead elsewhere first.
  const [goal, setGoal] = useState<string>();
  const isHere = me !== undefined && me.state !== 'signed_out';
  useEffect(() => {
    if (goal !== undefined && isHere) history.replace(goal);
  }, [goal, isHere, history]);

  const onDone = useCallback(
    (outcome: string, returnTo: string) => {
      tellSessionChanged();
      if (outcome === 'registered') void navigate({ to: '/awaiting-approval', replace: true });
      else setGoal(returnTo);
    },
    [navigate],
  );

  const known = me?.state === 'signed_out' ? me.providers.find(({ id }) => id === provider) : undefined;
  return (
    <div className="entry">
      <h1>{say('openid.returnTitle')}</h1>
      <ReturnCard provider={provider} providerName={known?.name ?? provider} search={search} onDone={onDone} />
    </div>
  );
}
