import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkName, type NameValues } from './view.ts';

interface PasskeyNameFormProps {
  readonly title: string;
  readonly name: string;
  /** What its decisive button says. */
  readonly action: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

/** A dialog that asks what a passkey is called. */
export function PasskeyNameForm({ title, name, action, busy, onName, onClose, children }: PasskeyNameFormProps) {
  const { say } = useWords();
  const form = useId();
  const { control, handleSubmit } = useForm<NameValues>({ defaultValues: { name }, resolver: checkedBy(checkName) });
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button type="submit" form={form} tone="primary" busy={busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={actions}>
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onName(values.name.trim()))(event)}
      >
        <TextField
          {...useField(control, 'name')}
          label={say('security.passkeyName')}
          hint={say('security.passkeyNameHint')}
          autoComplete="off"
        />
        {children}
      </form>
    </Dialog>
  );
}
