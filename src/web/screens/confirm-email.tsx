import { Link } from '@tanstack/react-router';
import { LinkOutcome } from '../identity/link-outcome.tsx';
import { confirmEmailBy } from '../identity/links/queries.ts';
import { useWords } from '../kernel/words.tsx';

const words = {
  doing: 'identity.confirmingTitle',
  done: 'identity.confirmedTitle',
  doneText: 'identity.confirmedText',
  deadText: 'identity.linkDeadConfirm',
} as const;

/** /confirm-email#secret */
export function ConfirmEmail() {
  const { say } = useWords();
  return (
    <LinkOutcome open={confirmEmailBy} words={words}>
      <Link className="link" to="/">
        {say('identity.continue')}
      </Link>
    </LinkOutcome>
  );
}
