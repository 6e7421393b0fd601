import { useForm } from 'react-hook-form';
import { pinDigits } from '../../../domain/time-clock/pin.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, useField } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSetPin } from './queries.ts';
import { checkPin, pinOf, type PinValues } from './view.ts';

interface PinDialogProps {
  readonly employeeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for a new PIN, twice. */
export function PinDialog({ employeeId, title, onClose }: PinDialogProps) {
  const { say } = useWords();
  const set = useSetPin();
  const { control, handleSubmit } = useForm<PinValues>({
    defaultValues: { pin: '', again: '' },
    resolver: checkedBy(checkPin),
  });
  const digits = { inputMode: 'numeric', maxLength: pinDigits.most, autoComplete: 'off' } as const;
  const eye = { showPassword: say('kiosk.showPin'), hidePassword: say('kiosk.hidePin') };
  const keep = (typed: PinValues): void =>
    set.mutate(
      { employeeId, pin: pinOf(typed) },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          showToast({ text: <Said of={(words) => words.say('kiosk.pinSaved')} /> });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={title}
      submit={say('kiosk.setPin')}
      busy={set.isPending}
      onSubmit={handleSubmit(keep)}
      onClose={onClose}
    >
      <PasswordField
        {...useField(control, 'pin')}
        {...digits}
        eye={eye}
        label={say('kiosk.pin')}
        hint={say('kiosk.pinHint')}
      />
      <PasswordField {...useField(control, 'again')} {...digits} eye={eye} label={say('kiosk.pinAgain')} />
      <FormProblem answer={set.data} error={set.error} />
    </FormDialog>
  );
}
