import { Link } from '@tanstack/react-router';
import { LinkOutcome } from '../identity/link-outcome.tsx';
import { changeEmailBy } from '../identity/links/queries.ts';
import { useWords } from '../kernel/words.tsx';

const words = {
  doing: 'identity.updatingEmail',
  done: 'identity.emailUpdated',
  doneText: 'identity.emailUpdatedText',
  deadText: 'identity.linkDeadEmail',
} as const;

/** /confirm-new-email#secret */
export function ConfirmNewEmail() {
  const { say } = useWords();
  return (
    <LinkOutcome open={changeEmailBy} words={words}>
      <Link className="link" to="/">
        {say('identity.continue')}
      </Link>
    </LinkOutcome>
  );
}
