import './support-contacts.css';
import { Mail } from 'lucide-react';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useSupportContacts } from './queries.ts';

/** The people who can help, each one mail away. */
export function SupportContacts() {
  const { say } = useWords();
  const { data, error, refetch } = useSupportContacts();
  if (data === undefined) {
    if (error !== null)
      return <AskProblem title={say('people.supportFailed')} error={error} retry={() => void refetch()} />;
    return <ContactsToCome />;
  }
  if (data.contacts.length === 0) return <EmptyState text={say('people.supportEmpty')} />;
  return (
    <ul className="contacts">
      {data.contacts.map(({ name, photoUrl, role, email, locationName }) => (
        <li key={email} className="card">
          <div className="who">
            <Avatar name={name} photoUrl={photoUrl} size="md" />
            <div>
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <p>
                {say(`people.role.${role}`)} · <bdi>{locationName}</bdi>
              </p>
            </div>
          </div>
          <ButtonLink href={`mailto:${email}`} icon={Mail} wide>
            <bdi dir="ltr">{email}</bdi>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function ContactsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="contacts" aria-hidden>
        {[1, 2, 3].map((one) => (
          <div key={one} className="card">
            <div className="who">
              <Skeleton inlineSize="40px" blockSize="40px" />
              <div className="grow">
                <Skeleton inlineSize="55%" blockSize="24px" />
                <Skeleton inlineSize="75%" blockSize="18px" />
              </div>
            </div>
            <Skeleton blockSize="38px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
