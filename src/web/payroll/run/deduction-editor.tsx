import './pay-grid.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { v7 } from 'uuid';
import { mostRunDeductions } from '../../../contract/payroll/deduction-templates.ts';
import type { PayRunDraft, PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { RunDeduction } from '../../../domain/payroll/run/run-deduction.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DeductionRule } from './deduction-rule.tsx';
import { useKeepTemplates, type ChangeDraft } from './queries.ts';
import { deductionFaults, readDeductions } from './typed-deductions.ts';

interface DeductionEditorProps {
  readonly run: Pick<PayRunReply, 'currency' | 'templates'>;
  readonly draft: PayRunDraft;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** Whether the reader may say with what new runs of the organization begin. */
  readonly mayKeepForAll: boolean;
  readonly onChange: ChangeDraft;
  readonly onClose: () => void;
}

/** What a run takes off, in the order in which it is taken; an admin says with which of it every new run begins. */
export function DeductionEditor({ run, draft, locations, mayKeepForAll, onChange, onClose }: DeductionEditorProps) {
  const { say } = useWords();
  const { templates } = run;
  const [rules, setRules] = useState<readonly RunDeduction[]>(draft.deductions);
  // What is wrong is said once somebody means to be done, and until it is mended.
  const [isWrong, setWrong] = useState(false);
  const [isForAll, setForAll] = useState(false);
  const keep = useKeepTemplates();
  const set = (id: string, change: Partial<RunDeduction>) =>
    setRules(rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)));
  const read = readDeductions(rules);
  const faults = deductionFaults(read);
  const save = () => {
    setWrong(faults.size > 0);
    if (faults.size > 0) return;
    const take = () => {
      onChange({ ...draft, deductions: read });
      onClose();
    };
    if (!isForAll) return take();
    keep.mutate({ deductions: read, revision: templates.revision }, { onSuccess: ({ ok }) => ok && take() });
  };
  const [added, setAdded] = useState<string>();
  const add = () => {
    const id = v7();
    setRules([...rules, { id, name: '', kind: 'fixed', value: '', yearlyCap: '', beforeTax: false }]);
    setAdded(id);
  };
  return (
    <TypedDialog
      title={say('payroll.run.deductions')}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={keep.isPending} onPress={save}>
            {say('payroll.run.saveDeductions')}
          </Button>
        </>
      }
    >
      <div className="run-deductions" ref={focusGoesToNext}>
        <p>{say('payroll.run.deductionsLead')}</p>
        {rules.map((rule, index) => (
          <DeductionRule
            key={rule.id}
            rule={rule}
            place={index}
            currency={run.currency}
            locations={locations}
            isAdded={rule.id === added}
            faults={isWrong ? faults.get(rule.id) : undefined}
            onChange={(change) => set(rule.id, change)}
            onEarlier={() => setRules(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
            onRemove={() => setRules(rules.filter(({ id }) => id !== rule.id))}
          />
        ))}
        {rules.length < mostRunDeductions && (
          <Button icon={Plus} onPress={add}>
            {say('payroll.addDeduction')}
          </Button>
        )}
        {templates.deductions.length > 0 && (
          <Button onPress={() => setRules(templates.deductions)}>{say('payroll.run.useThoseOfAll')}</Button>
        )}
        {mayKeepForAll && (
          <CheckField isSelected={isForAll} onChange={setForAll}>
            {say('payroll.run.keepForAll')}
          </CheckField>
        )}
        <FormProblem answer={keep.data} error={keep.error} />
      </div>
    </TypedDialog>
  );
}
