import { useState } from 'react';
import { onceSent, SettingForm, SettingToCome } from '../../kernel/setting-form.tsx';
import { useTyped } from '../../kernel/use-typed.ts';
import { useWords } from '../../kernel/words.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeTarget, usePlanningRules } from './queries.ts';
import { targetTyped, typedTarget } from './view.ts';

/** Above how much work a week is long: what the rule of the weekly target goes by. */
export function TargetForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePlanningRules();
  if (data !== undefined) return <Fields weeklyTargetMinutes={data.weeklyTargetMinutes} />;
  return (
    <SettingToCome error={error} failed={say('schedule.rules.failed')} retry={() => void refetch()} blockSize="150px" />
  );
}

function Fields({ weeklyTargetMinutes }: { readonly weeklyTargetMinutes: number }) {
  const { say } = useWords();
  // As with the levels of the rules, what is saved last stands.
  const typed = useTyped({ text: typedTarget(weeklyTargetMinutes) }, 0);
  const { values, isDirty, change } = typed;
  const [isWrong, setWrong] = useState(false);
  const { mutate, data: answer, error, isPending, reset } = useChangeTarget();
  const save = (): void => {
    const minutes = targetTyped(values.text);
    setWrong(minutes === undefined);
    if (minutes === undefined) return;
    mutate(
      minutes,
      onceSent(typed, (words) => words.say('schedule.target.saved')),
    );
  };
  const discard = (): void => {
    typed.forget();
    setWrong(false);
    reset();
  };
  return (
    <SettingForm
      submit={say('schedule.target.save')}
      onSubmit={save}
      busy={isPending}
      isDirty={isDirty}
      onDiscard={discard}
      answer={answer}
      error={error}
    >
      <TextField
        label={say('schedule.target.label')}
        hint={say('schedule.target.hint')}
        error={isWrong ? say('schedule.target.fault') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        ltr
        value={values.text}
        onChange={(text) => change({ text })}
      />
    </SettingForm>
  );
}
