import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { longestEmail } from '../../../domain/kernel/email.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, useField } from '../../kernel/form.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmailNotice } from '../email-notice.tsx';
import { useRequestEmailChange } from '../links/queries.ts';
import { useSelf } from '../self-provider.tsx';
import { checkForgot, type ForgotValues } from '../view.ts';
import { SecuritySection } from './security-section.tsx';

/**
 * Change Email Address: a link goes to the new one, and opening it is what changes it. An address that nobody has confirmed yet is asked about
 * here, since whoever came by a link that was handed on has no other place to send the letter again.
 */
export function EmailSection() {
  const { say } = useWords();
  const self = useSelf();
  const change = useRequestEmailChange();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<ForgotValues>({ defaultValues: { email: '' }, resolver: checkedBy(checkForgot) });
  const send = ({ email }: ForgotValues): void => {
    setSentTo(undefined);
    change.mutate(
      { email },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          setSentTo(email.trim());
          form.reset({ email: '' });
        },
      },
    );
  };
  return (
    <SecuritySection title={say('identity.changeEmail')} text={say('identity.changeEmailText', { email: self.email })}>
      {!self.emailIsVerified && (
        <div className="unconfirmed">
          <EmailNotice email={self.email} />
        </div>
      )}
      <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <TextField
          {...useField(form.control, 'email')}
          label={say('identity.newEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={longestEmail}
          ltr
        />
        <p role="status">{sentTo !== undefined && say('identity.emailLinkSent', { email: sentTo })}</p>
        <FormProblem answer={change.data} error={change.error} />
        <Button type="submit" tone="primary" busy={change.isPending}>
          {say('identity.updateEmail')}
        </Button>
      </form>
    </SecuritySection>
  );
}
