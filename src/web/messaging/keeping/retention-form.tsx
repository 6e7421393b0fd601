import { useState } from 'react';
import type { MessageRetention } from '../../../contract/messaging/retention.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { onceSent, SettingForm, SettingToCome } from '../../kernel/setting-form.tsx';
import { useTyped } from '../../kernel/use-typed.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeRetention, useRetention } from '../queries.ts';
import { daysTyped, keptTerms, typedOf, type KeptTerm } from './view.ts';

/** How long messages are kept: for ever, for a usual time, or for some days. */
export function RetentionForm({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useRetention();
  if (data !== undefined) return <Fields retention={data} zone={zone} />;
  return (
    <SettingToCome error={error} failed={say('messaging.keep.failed')} retry={() => void refetch()} blockSize="150px" />
  );
}

function Fields({ retention, zone }: { readonly retention: MessageRetention; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { forgottenBefore } = retention;
  const typed = useTyped(typedOf(retention.keepDays), retention.revision);
  const { values, revision, isDirty, change } = typed;
  const [isWrong, setWrong] = useState(false);
  const [asks, setAsks] = useState<number>();
  const { mutate, data: answer, error, isPending, reset } = useChangeRetention();
  const save = (keepDays: number | null): void => {
    setAsks(undefined);
    mutate(
      { keepDays, revision },
      onceSent(typed, (words) => words.say('messaging.keep.saved')),
    );
  };
  const submit = (): void => {
    const days = daysTyped(values);
    setWrong(days === undefined);
    if (days === undefined) return;
    const goesSooner = days !== null && (retention.keepDays === null || days < retention.keepDays);
    // What is forgotten is not had again: so it is asked where messages will go that would have stayed.
    if (goesSooner) setAsks(days);
    else save(days);
  };
  const discard = (): void => {
    typed.forget();
    setWrong(false);
    reset();
  };
  return (
    <SettingForm
      submit={say('messaging.keep.save')}
      onSubmit={submit}
      busy={isPending}
      isDirty={isDirty}
      onDiscard={discard}
      answer={answer}
      error={error}
    >
      <SelectField
        name="term"
        label={say('messaging.keep.label')}
        hint={
          forgottenBefore === null
            ? say('messaging.keep.hint')
            : say('messaging.keep.done', { date: formats.date(dateAt(forgottenBefore, zone)) })
        }
        choices={keptTerms.map((value) => ({ value, label: say(`messaging.keep.${value}`) }))}
        value={values.term}
        onChange={(term) => change({ term: term as KeptTerm })}
      />
      {values.term === 'days' && (
        <TextField
          label={say('messaging.keep.daysLabel')}
          hint={say('messaging.keep.daysHint')}
          error={isWrong ? say('messaging.keep.fault') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          ltr
          value={values.days}
          onChange={(days) => change({ days })}
        />
      )}
      <Dialog
        title={say('messaging.keep.askTitle')}
        isOpen={asks !== undefined}
        onClose={() => setAsks(undefined)}
        mustAnswer
        actions={
          <>
            <Button onPress={() => setAsks(undefined)}>{say('kernel.cancel')}</Button>
            <Button tone="primary" onPress={() => asks !== undefined && save(asks)}>
              {say('messaging.keep.confirm')}
            </Button>
          </>
        }
      >
        <p>{asks !== undefined && say('messaging.keep.askText', { count: asks })}</p>
      </Dialog>
    </SettingForm>
  );
}
