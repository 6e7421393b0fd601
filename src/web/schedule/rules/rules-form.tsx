import './rules-form.css';
import { levelsOf, planningRules, type RuleLevel } from '../../../domain/schedule/planning-rules.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { SavedNote } from '../../kernel/saved-note.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { usePlanningRules, useChangeRules } from './queries.ts';

/** What is done about each thing that may speak against a shift: each choice applies the moment it is made. */
export function RulesForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePlanningRules();
  const change = useChangeRules();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('schedule.rules.failed')} blockSize="560px" />;
  const shown = change.isPending ? change.variables : data.levels;
  return (
    <>
      <section className="card planning-rules">
        {planningRules.map((rule) => (
          <Segmented
            key={rule}
            label={say(`schedule.rule.${rule}`)}
            hint={say(`schedule.ruleHint.${rule}`)}
            value={shown[rule]}
            onChange={(level: RuleLevel) => change.mutate({ ...shown, [rule]: level })}
            choices={levelsOf(rule).map((value) => ({ value, label: say(`schedule.level.${value}`) }))}
          />
        ))}
      </section>
      <FormProblem answer={change.data} error={change.error} />
      <SavedNote isSaved={change.data?.ok === true && !change.isPending} />
    </>
  );
}
