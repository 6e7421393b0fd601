import { Link } from '@tanstack/react-router';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import { JoinForm } from '../identity/join-form.tsx';
import { becomes, useMe } from '../identity/queries.ts';
import { useAcceptInvitation, useInvitation } from '../invitations/queries.ts';
import { Refused } from '../kernel/asking.ts';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProviderButtons } from '../openid/provider-buttons.tsx';

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
  const accept = useAcceptInvitation(token, becomes);
  const { data: me } = useMe();
  const code = token === '' ? 'link_not_valid' : error instanceof Refused ? error.code : undefined;
  const end = ends.find((one) => one === code);
  const title = end
    ? say('identity.linkDeadTitle')
    : data === undefined
      ? say('invitations.opening')
      : say('invitations.title', { organization: data.organizationName });
  useTitle(title);
  if (end) return <Over title={title} end={end} />;
  const { person = null } = data ?? {};
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">
          {data && say('invitations.lead', { location: data.locationName, role: data.role })}
          {person && ` ${say('invitations.forYou', { name: `${person.firstName} ${person.lastName}` })}`}
        </p>
      </div>
      {error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <JoinForm email={data.email} person={data.person} label={say('invitations.join')} join={accept} />
          {me !== undefined && 'providers' in me && (
            <ProviderButtons purpose="accept" invitation={token} providers={me.providers} />
          )}
        </>
      )}
    </div>
  );
}

/** It lets nobody in any more, and why. */
function Over({ title, end }: { readonly title: string; readonly end: RefusalCode }) {
  const { say, speaker } = useWords();
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">{end === 'link_not_valid' ? say('invitations.linkDead') : refusalSentence(speaker, end)}</p>
      </div>
      <p className="aside">
        {say('identity.haveAccount')}
        <Link className="link" to="/login">
          {say('identity.logIn')}
        </Link>
      </p>
    </div>
  );
}
