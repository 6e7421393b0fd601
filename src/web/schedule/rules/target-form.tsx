import { FigureForm } from '../../kernel/figure-form.tsx';
import { SettingToCome } from '../../kernel/setting-form.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useChangeTarget, usePlanningRules } from './queries.ts';
import { targetTyped, typedTarget } from './view.ts';

/** Above how much work a week is long: what the rule of the weekly target goes by. */
export function TargetForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePlanningRules();
  const changing = useChangeTarget();
  if (data === undefined) {
    const failed = say('schedule.rules.failed');
    return <SettingToCome error={error} failed={failed} retry={() => void refetch()} blockSize="150px" />;
  }
  return (
    <FigureForm
      text={typedTarget(data.weeklyTargetMinutes)}
      // As with the levels of the rules, what is saved last stands.
      revision={0}
      read={targetTyped}
      label={say('schedule.target.label')}
      hint={say('schedule.target.hint')}
      fault={say('schedule.target.fault')}
      maxLength={6}
      submit={say('schedule.target.save')}
      onSend={(minutes, _, heard) => changing.mutate(minutes, heard)}
      sending={changing}
      kept={(words) => words.say('schedule.target.saved')}
    />
  );
}
