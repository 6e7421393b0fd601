import { JoinForm } from '../identity/join-form.tsx';
import { becomes } from '../identity/queries.ts';
import { useAcceptInvitation, useInvitation } from '../invitations/queries.ts';
import { Refused } from '../kernel/asking.ts';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

/** /invitation#secret: what somebody is invited to, and saying yes. */
export function Invitation() {
  const { say } = useWords();
  const token = useLinkSecret();
  const { data, error, refetch } = useInvitation(token);
  const accept = useAcceptInvitation(token, becomes);
  const isDead = token === '' || (error instanceof Refused && error.code === 'link_not_valid');
  const title = isDead
    ? say('identity.linkDeadTitle')
    : data === undefined
      ? say('invitations.opening')
      : say('invitations.title', { organization: data.organizationName });
  useTitle(title);
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">
          {isDead && say('invitations.linkDead')}
          {data && say('invitations.lead', { location: data.locationName, role: data.role })}
        </p>
      </div>
      {!isDead && error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {!isDead && data && <JoinForm email={data.email} label={say('invitations.join')} join={accept} />}
    </div>
  );
}
