import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { longestKioskName } from '../../../contract/time-clock/kiosks.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, useField } from '../../kernel/form.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isWaiting } from '../outbox/entry.ts';
import { useOutbox } from '../queries.ts';
import { usePairKiosk } from './queries.ts';
import { checkPair, type PairValues } from './view.ts';

interface PairDialogProps {
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** The one that is chosen unless said otherwise. */
  readonly usual: string | undefined;
  /** Whether nothing that its person wrote here is lost with the session, or they were asked; as whoever logs out. */
  readonly mayLeave: () => Promise<boolean>;
  /** The session has ended with it. */
  readonly onPaired: () => void;
  readonly onClose: () => void;
}

/** Makes this very browser a kiosk. */
export function PairDialog({ locations, usual, mayLeave, onPaired, onClose }: PairDialogProps) {
  const { say } = useWords();
  const id = useId();
  const pair = usePairKiosk();
  const { entries } = useOutbox();
  const { control, handleSubmit } = useForm<PairValues>({
    defaultValues: { name: '', locationId: usual ?? '' },
    resolver: checkedBy(checkPair),
  });
  const location = useField(control, 'locationId');
  // Nobody would be signed in any more to send what is their own.
  const waiting = entries.filter(isWaiting).length;
  async function make(body: PairValues): Promise<void> {
    if (await mayLeave()) pair.mutate(body, { onSuccess: ({ ok }) => ok && onPaired() });
  }
  return (
    <TypedDialog
      title={say('kiosk.pairHere')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            tone="primary"
            busy={pair.isPending}
            unavailable={waiting === 0 ? undefined : say('clock.sendingFirst', { count: waiting })}
          >
            {say('kiosk.pairHere')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={(event) => void handleSubmit(make)(event)}>
        <p>{say('kiosk.pairText')}</p>
        <TextField
          {...useField(control, 'name')}
          label={say('kiosk.name')}
          hint={say('kiosk.nameHint')}
          maxLength={longestKioskName}
          autoComplete="off"
        />
        <SelectField
          name={location.name}
          value={location.value}
          onChange={location.onChange}
          onBlur={location.onBlur}
          label={say('kiosk.location')}
          choices={locations.map((one) => ({ value: one.id, label: one.name }))}
        />
        <FormProblem answer={pair.data} error={pair.error} />
      </form>
    </TypedDialog>
  );
}
