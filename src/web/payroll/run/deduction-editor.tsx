import './pay-grid.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { v7 } from 'uuid';
import type { PayRunDraft } from '../../../contract/payroll/pay-run.ts';
import { deductionKinds, type RunDeduction } from '../../../domain/payroll/run/run-deduction.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChangeDraft } from './queries.ts';
import { cellValue } from './view.ts';

const mostDeductions = 10;

interface DeductionEditorProps {
  readonly draft: PayRunDraft;
  readonly currency: string;
  readonly onChange: ChangeDraft;
  readonly onClose: () => void;
}

/** What a run takes off everybody, in the order in which it is taken; the next period begins with the same. */
export function DeductionEditor({ draft, currency, onChange, onClose }: DeductionEditorProps) {
  const { say } = useWords();
  const [rules, setRules] = useState<readonly RunDeduction[]>(draft.deductions);
  const [isWrong, setWrong] = useState(false);
  const set = (id: string, change: Partial<RunDeduction>) =>
    setRules(rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)));
  const save = () => {
    const read = rules.map((rule) => ({
      ...rule,
      name: rule.name.trim(),
      value: cellValue(rule.value) ?? '',
      yearlyCap: rule.yearlyCap.trim() === '' ? '0' : (cellValue(rule.yearlyCap) ?? ''),
    }));
    const isRight =
      read.every(({ name, value, yearlyCap }) => name !== '' && value !== '' && yearlyCap !== '') &&
      new Set(read.map(({ name }) => name)).size === read.length;
    setWrong(!isRight);
    if (!isRight) return;
    onChange({ ...draft, deductions: read });
    onClose();
  };
  const add = () =>
    setRules([...rules, { id: v7(), name: '', kind: 'fixed', value: '', yearlyCap: '', beforeTax: false }]);
  return (
    <Dialog
      title={say('payroll.run.deductions')}
      isOpen
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" onPress={save}>
            {say('payroll.run.saveDeductions')}
          </Button>
        </>
      }
    >
      <div className="run-deductions">
        <p>{say('payroll.run.deductionsLead')}</p>
        {rules.map((rule, index) => (
          <fieldset key={rule.id} className="run-tools">
            <legend className="sr">{rule.name === '' ? say('payroll.run.newDeduction') : rule.name}</legend>
            <TextField
              label={say('payroll.deductionName')}
              maxLength={80}
              value={rule.name}
              onChange={(name) => set(rule.id, { name })}
            />
            <SelectField
              name={`kind-${index}`}
              label={say('payroll.run.kind')}
              value={rule.kind}
              onChange={(kind) => set(rule.id, { kind: deductionKinds.find((one) => one === kind) ?? 'fixed' })}
              choices={deductionKinds.map((kind) => ({ value: kind, label: say(`payroll.run.kind.${kind}`) }))}
            />
            <TextField
              label={say(rule.kind === 'percentage' ? 'payroll.run.percent' : 'payroll.run.amountIn', { currency })}
              inputMode="decimal"
              maxLength={14}
              ltr
              value={rule.value}
              onChange={(value) => set(rule.id, { value })}
            />
            <TextField
              label={say('payroll.run.capIn', { currency })}
              inputMode="decimal"
              maxLength={14}
              ltr
              value={rule.yearlyCap === '0' ? '' : rule.yearlyCap}
              onChange={(yearlyCap) => set(rule.id, { yearlyCap })}
            />
            <CheckField isSelected={rule.beforeTax} onChange={(beforeTax) => set(rule.id, { beforeTax })}>
              {say('payroll.run.beforeTax')}
            </CheckField>
            <Button
              size="sm"
              unavailable={index === 0 ? say('payroll.run.isFirst') : undefined}
              aria-label={say('payroll.run.earlierNamed', { name: rule.name })}
              onPress={() => setRules(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
            >
              {say('payroll.run.earlier')}
            </Button>
            <Button
              size="sm"
              aria-label={say('payroll.removeDeduction', { name: rule.name })}
              onPress={() => setRules(rules.filter(({ id }) => id !== rule.id))}
            >
              {say('payroll.run.remove')}
            </Button>
          </fieldset>
        ))}
        {rules.length < mostDeductions && (
          <Button icon={Plus} onPress={add}>
            {say('payroll.addDeduction')}
          </Button>
        )}
        {isWrong && <Problem title={say('payroll.run.deductionFault')} />}
      </div>
    </Dialog>
  );
}
