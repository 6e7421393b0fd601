import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useRevokeOtherSessions, useSessions } from './queries.ts';
import { SecuritySection } from './security-section.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the person is logged in, each of which they can end. */
export function SessionsSection() {
  const { say } = useWords();
  return (
    <SecuritySection title={say('security.sessions')} text={say('security.sessionsText')}>
      <Sessions />
    </SecuritySection>
  );
}

function Sessions() {
  const { say } = useWords();
  const { data, error, refetch } = useSessions();
  const others = useRevokeOtherSessions();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('security.sessionsFailed')} blockSize="56px" />;
  const endOthers = (): void =>
    others.mutate(undefined, {
      onSuccess: (answer) => answer.ok && showToast({ text: say('security.othersLoggedOut') }),
    });
  return (
    <>
      <ul className="sessions">
        {data.sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <Button busy={others.isPending} onPress={endOthers}>
          {say('security.logOutOthers')}
        </Button>
      )}
    </>
  );
}
