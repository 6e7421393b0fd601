import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { pinDigits } from '../../../domain/time-clock/pin.ts';
import { checkedBy, FormProblem, useField } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSetPin } from './queries.ts';
import { checkPin, type PinValues } from './view.ts';

interface PinDialogProps {
  readonly employeeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for a new PIN, twice. */
export function PinDialog({ employeeId, title, onClose }: PinDialogProps) {
  const { say } = useWords();
  const id = useId();
  const set = useSetPin();
  const { control, handleSubmit } = useForm<PinValues>({
    defaultValues: { pin: '', again: '' },
    resolver: checkedBy(checkPin),
  });
  const digits = { inputMode: 'numeric', maxLength: pinDigits.most, autoComplete: 'off' } as const;
  const keep = ({ pin }: PinValues): void =>
    set.mutate(
      { employeeId, pin },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          showToast({ text: <Said of={(words) => words.say('kiosk.pinSaved')} /> });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button type="submit" form={id} tone="primary" busy={set.isPending}>
            {say('kiosk.setPin')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={(event) => void handleSubmit(keep)(event)}>
        <PasswordField {...useField(control, 'pin')} {...digits} label={say('kiosk.pin')} hint={say('kiosk.pinHint')} />
        <PasswordField {...useField(control, 'again')} {...digits} label={say('kiosk.pinAgain')} />
        <FormProblem answer={set.data} error={set.error} />
      </form>
    </Dialog>
  );
}
