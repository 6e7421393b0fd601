import './totp-dialog.css';
import { useForm } from 'react-hook-form';
import { checkCode, type CodeValues } from '../kernel/entered-code.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useConfirmTotp } from './queries.ts';

interface TotpDialogProps {
  readonly secret: string;
  readonly uri: string;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The picture and the key for the app, and the code that shows that the app has them. */
export function TotpDialog({ secret, uri, onClose, onConfirmed }: TotpDialogProps) {
  const { say } = useWords();
  const confirm = useConfirmTotp();
  const { control, handleSubmit } = useForm<CodeValues>({
    defaultValues: { code: '' },
    resolver: checkedBy(checkCode),
  });
  const send = handleSubmit(({ code }) =>
    confirm.mutate(code, { onSuccess: (answer) => answer.ok && onConfirmed(answer.value.recoveryCodes) }),
  );
  return (
    <FormDialog
      title={say('security.app')}
      submit={say('security.turnOn')}
      busy={confirm.isPending}
      onSubmit={send}
      onClose={onClose}
      className="totp"
    >
      <p>{say('security.scan')}</p>
      <QrCode text={uri} label={say('security.picture')} />
      <p className="key">
        <span>{say('security.key')}</span>
        <code dir="ltr">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        {...useField(control, 'code')}
        label={say('identity.stepCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        ltr
      />
      <FormProblem answer={confirm.data} error={confirm.error} />
    </FormDialog>
  );
}
