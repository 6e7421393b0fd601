import { Link } from '@tanstack/react-router';
import { LinkOutcome } from '../identity/link-outcome.tsx';
import { restoreEmailBy } from '../identity/links/queries.ts';
import { useWords } from '../kernel/words.tsx';

const words = {
  doing: 'identity.restoringEmail',
  done: 'identity.emailRestored',
  doneText: 'identity.emailRestoredText',
  deadText: 'identity.linkDeadEmail',
} as const;

/** /restore-email#secret */
export function RestoreEmail() {
  const { say } = useWords();
  return (
    <LinkOutcome open={restoreEmailBy} words={words}>
      <Link className="link" to="/forgot-password">
        {say('identity.forgotTitle')}
      </Link>
    </LinkOutcome>
  );
}
