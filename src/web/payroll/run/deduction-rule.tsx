import { deductionKinds, type RunDeduction } from '../../../domain/payroll/run/run-deduction.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DeductionFaults } from './typed-deductions.ts';

interface DeductionRuleProps {
  readonly rule: RunDeduction;
  /** From 0 on, in the order in which they are taken. */
  readonly place: number;
  readonly currency: string;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** Somebody asked for it just now, and goes on to name it. */
  readonly isAdded: boolean;
  /** What of it is wrong, where that is to be said by now. */
  readonly faults: DeductionFaults | undefined;
  readonly onChange: (change: Partial<RunDeduction>) => void;
  readonly onEarlier: () => void;
  readonly onRemove: () => void;
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The fields of one deduction: what it is called, how much it takes, of whom, and when. */
export function DeductionRule(props: DeductionRuleProps) {
  const { rule, place, currency, locations, isAdded, faults = {}, onChange, onEarlier, onRemove } = props;
  const { say } = useWords();
  return (
    <fieldset className="run-tools" data-goes-on>
      <legend className="sr">{rule.name === '' ? say('payroll.run.newDeduction') : rule.name}</legend>
      <TextField
        label={say('payroll.deductionName')}
        {...(isAdded && { inputRef: takeFocus })}
        maxLength={80}
        error={faults.name && say(faults.name)}
        value={rule.name}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        name={`kind-${place}`}
        label={say('payroll.run.kind')}
        value={rule.kind}
        onChange={(kind) => onChange({ kind: deductionKinds.find((one) => one === kind) ?? 'fixed' })}
        choices={deductionKinds.map((kind) => ({ value: kind, label: say(`payroll.run.kind.${kind}`) }))}
      />
      <TextField
        label={say(rule.kind === 'percentage' ? 'payroll.run.percent' : 'payroll.run.amountIn', { currency })}
        inputMode="decimal"
        maxLength={14}
        ltr
        error={faults.value && say(faults.value)}
        value={rule.value}
        onChange={(value) => onChange({ value })}
      />
      <TextField
        label={say('payroll.run.capIn', { currency })}
        inputMode="decimal"
        maxLength={14}
        ltr
        error={faults.yearlyCap && say(faults.yearlyCap)}
        value={rule.yearlyCap === '0' ? '' : rule.yearlyCap}
        onChange={(yearlyCap) => onChange({ yearlyCap })}
      />
      <SelectField
        name={`location-${place}`}
        label={say('payroll.run.takenOf')}
        none={say('payroll.run.everybody')}
        value={rule.locationId ?? ''}
        onChange={(id) => onChange({ locationId: id === '' ? null : id })}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <CheckField isSelected={rule.beforeTax} onChange={(beforeTax) => onChange({ beforeTax })}>
        {say('payroll.run.beforeTax')}
      </CheckField>
      <Button
        size="sm"
        unavailable={place === 0 ? say('payroll.run.isFirst') : undefined}
        aria-label={say('payroll.run.earlierNamed', { name: rule.name })}
        onPress={onEarlier}
      >
        {say('payroll.run.earlier')}
      </Button>
      <Button size="sm" aria-label={say('payroll.removeDeduction', { name: rule.name })} onPress={onRemove}>
        {say('payroll.run.remove')}
      </Button>
    </fieldset>
  );
}
