import '../rules/rules-form.css';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { SavedNote } from '../../kernel/saved-note.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useChangeSwapRules, useSwapRules } from './queries.ts';

/** Whether a manager is asked before two swap shifts: the choice applies the moment it is made. */
export function SwapRulesForm() {
  const { say } = useWords();
  const { data, error, refetch } = useSwapRules();
  const change = useChangeSwapRules();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('schedule.swapRules.failed')} blockSize="110px" />;
  const needsApproval = change.isPending ? change.variables : data.needsApproval;
  return (
    <>
      <section className="card planning-rules">
        <Segmented
          label={say('schedule.swapRules.label')}
          value={needsApproval ? 'asked' : 'free'}
          onChange={(value: 'free' | 'asked') => change.mutate(value === 'asked')}
          choices={[
            { value: 'free' as const, label: say('schedule.swapRules.free') },
            { value: 'asked' as const, label: say('schedule.swapRules.asked') },
          ]}
        />
      </section>
      <FormProblem answer={change.data} error={change.error} />
      <SavedNote isSaved={change.data?.ok === true && !change.isPending} />
    </>
  );
}
