import { MailCheck } from 'lucide-react';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { useSendEmailConfirmation } from './links/queries.ts';

/** Beside whatever else is said to somebody whose address is not confirmed: where the link went, and another one. */
export function EmailNotice({ email }: { readonly email: string }) {
  const { say } = useWords();
  const send = useSendEmailConfirmation();
  const isSent = send.data?.ok === true;
  return (
    <>
      <p role="status">{say(isSent ? 'identity.sentAgain' : 'identity.confirmNeeded', { email })}</p>
      {!isSent && (
        <div className="row">
          <Button size="sm" icon={MailCheck} busy={send.isPending} onPress={() => send.mutate()}>
            {say('identity.sendAgain')}
          </Button>
        </div>
      )}
      <FormProblem answer={send.data} error={send.error} />
    </>
  );
}
