import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, useField } from '../../kernel/form.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { PasswordPair } from '../password-pair.tsx';
import { exceptPassword, passwordRefusal } from '../view.ts';
import { useChangePassword } from './queries.ts';
import { SecuritySection } from './security-section.tsx';
import { checkPasswordChange, differ, type PasswordValues } from './view.ts';

const nothing: PasswordValues = { currentPassword: '', password: '', confirmation: '' };

const labels = { password: 'security.newPassword', confirmation: 'security.confirmNewPassword' } as const;

/** Reset Password: the present one, and twice the next. Beside a second factor it may be shorter. */
export function PasswordSection({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) {
  const { say } = useWords();
  const change = useChangePassword();
  const [differed, setDiffered] = useState(false);
  const form = useForm<PasswordValues>({
    defaultValues: nothing,
    resolver: checkedBy(checkPasswordChange(hasSecondFactor)),
  });

  const send = (values: PasswordValues): void => {
    setDiffered(differ(values));
    if (differ(values)) {
      change.reset();
      return form.setFocus('confirmation');
    }
    const body = { currentPassword: values.currentPassword, newPassword: values.password };
    change.mutate(body, {
      onSuccess: (answer) => {
        if (answer.ok) {
          form.reset(nothing);
          showToast({ text: say('security.passwordChanged') });
          return;
        }
        const fault = passwordRefusal(answer.refusal);
        if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
      },
    });
  };

  return (
    <SecuritySection title={say('security.resetPassword')} text={say('security.resetPasswordText')}>
      <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <PasswordField
          {...useField(form.control, 'currentPassword')}
          label={say('security.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordPair control={form.control} labels={labels} hasSecondFactor={hasSecondFactor} />
        {differed && <Problem title={say('security.newPasswordsDiffer')} />}
        <FormProblem answer={exceptPassword(change.data)} error={change.error} />
        <Button type="submit" tone="primary" busy={change.isPending}>
          {say('security.changePassword')}
        </Button>
      </form>
    </SecuritySection>
  );
}
