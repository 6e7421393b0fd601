import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Me } from '../../contract/identity/sign-in.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import { JoinForm } from '../identity/join-form.tsx';
import { becomes, useMe } from '../identity/queries.ts';
import { useAcceptInvitation, useInvitation } from '../invitations/queries.ts';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { Refused } from '../kernel/refused.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProviderButtons } from '../openid/provider-buttons.tsx';
import { InvitedOverSession } from './invited-over-session.tsx';

/** What the secret of an invitation that lets nobody in is answered. */
const ends: readonly RefusalCode[] = [
  'link_not_valid',
  'invitation_used',
  'invitation_taken_back',
  'invitation_expired',
];

/** /invitation#secret: what somebody is invited to, and saying yes with a password or by a provider. */
export function Invitation() {
  const { say } = useWords();
  const token = useLinkSecret();
  const { data, error, refetch } = useInvitation(token);
  const { data: me } = useMe();
  const { isAccepted, accepted } = useLeaveOnceIn(me);
  const accept = useAcceptInvitation(token, (now) => {
    accepted();
    becomes(now);
  });
  const here = me?.state === 'active' && !isAccepted ? me.employee : undefined;
  const code = token === '' ? 'link_not_valid' : error instanceof Refused ? error.code : undefined;
  const end = ends.find((one) => one === code);
  const title = end
    ? say('identity.linkDeadTitle')
    : data === undefined
      ? say('invitations.opening')
      : say('invitations.title', { organization: data.organizationName });
  useTitle(title);
  if (end) return <Over title={title} end={end} isHere={here !== undefined} />;
  const { person = null } = data ?? {};
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">
          {data && say('invitations.lead', { location: data.locationName, role: data.role })}
          {person && ` ${say('invitations.forYou', { name: `${person.firstName} ${person.lastName}` })}`}
          {data && here === undefined && ` ${say('invitations.chooseWay')}`}
        </p>
      </div>
      {error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {data && here && <InvitedOverSession self={here} />}
      {data && here === undefined && (
        <>
          <JoinForm email={data.email} person={data.person} label={say('invitations.join')} join={accept} />
          {me !== undefined && 'providers' in me && (
            <ProviderButtons purpose="accept" invitation={token} providers={me.providers} onDone={accepted} />
          )}
        </>
      )}
    </div>
  );
}

/** Whoever has accepted is led on as soon as it is known that they are in; the guard leaves everybody here, whoever they are. */
function useLeaveOnceIn(me: Me | undefined) {
  const navigate = useNavigate();
  const [isAccepted, setAccepted] = useState(false);
  const isIn = me !== undefined && me.state !== 'signed_out';
  useEffect(() => {
    if (isAccepted && isIn) void navigate({ to: '/dashboard', replace: true });
  }, [isAccepted, isIn, navigate]);
  return { isAccepted, accepted: () => setAccepted(true) };
}

interface OverProps {
  readonly title: string;
  readonly end: RefusalCode;
  /** Somebody is logged in, and has no use for the log-in page. */
  readonly isHere: boolean;
}

/** It lets nobody in any more, and why. */
function Over({ title, end, isHere }: OverProps) {
  const { say, speaker } = useWords();
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">{end === 'link_not_valid' ? say('invitations.linkDead') : refusalSentence(speaker, end)}</p>
      </div>
      <p className="aside">
        {!isHere && say('identity.haveAccount')}
        <Link className="link" to={isHere ? '/dashboard' : '/login'}>
          {say(isHere ? 'identity.continue' : 'identity.logIn')}
        </Link>
      </p>
    </div>
  );
}
