import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { focusGoesOn } from '../../kernel/focus.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { GroupError } from '../../ui/group-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineFaults, isBegun, readDeduction, type TypedDeduction } from './view.ts';

interface DeductionFieldsProps {
  readonly lines: readonly TypedDeduction[];
  readonly currency: string;
  /** What the server would not take of them. */
  readonly error: string | undefined;
  readonly onChange: (lines: readonly TypedDeduction[]) => void;
}

/** What is taken off: each line a name, a quantity and a unit price. */
export function DeductionFields({ lines, currency, error, onChange }: DeductionFieldsProps) {
  const { say, formats } = useWords();
  const errorId = useId();
  const [added, setAdded] = useState<number>();
  const set = (key: number, change: Partial<TypedDeduction>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const nextKey = Math.max(0, ...lines.map(({ key }) => key)) + 1;
  return (
    <fieldset className="field deductions" {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className="lbl">{say('payroll.deductions')}</legend>
      {lines.map((line, index) => {
        const read = readDeduction(line);
        const faults = lineFaults(line);
        return (
          <div key={line.key} className="line" ref={focusGoesOn}>
            <TextField
              label={say('payroll.deductionName')}
              value={line.name}
              maxLength={80}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever adds a line goes on with its name
              autoFocus={line.key === added}
              onChange={(name) => set(line.key, { name })}
            />
            <TextField
              label={say('payroll.quantity')}
              inputMode="decimal"
              ltr
              error={faults.quantity && say(faults.quantity)}
              value={line.quantity}
              autoComplete="off"
              onChange={(quantity) => set(line.key, { quantity })}
            />
            <TextField
              label={say('payroll.unitPriceIn', { currency })}
              inputMode="decimal"
              ltr
              error={faults.unitPrice && say(faults.unitPrice)}
              value={line.unitPrice}
              autoComplete="off"
              onChange={(unitPrice) => set(line.key, { unitPrice })}
            />
            <bdi className="num sum">
              {read === undefined || !isBegun(line) ? '–' : formats.money(read.cents, currency)}
            </bdi>
            <IconButton
              icon={Trash2}
              label={say('payroll.removeDeduction', { name: line.name === '' ? String(index + 1) : line.name })}
              onPress={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        );
      })}
      <GroupError id={errorId} error={error} />
      <div>
        <Button
          tone="ghost"
          size="sm"
          icon={Plus}
          onPress={() => {
            setAdded(nextKey);
            onChange([...lines, { key: nextKey, name: '', quantity: '1', unitPrice: '' }]);
          }}
        >
          {say('payroll.addDeduction')}
        </Button>
      </div>
    </fieldset>
  );
}
