import { Plus, X } from 'lucide-react';
import { weekdays, type Weekday } from '../../domain/kernel/time.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useRowKeys } from '../kernel/row-keys.ts';
import { useWords, type Words } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { CheckGroup } from '../ui/check-group.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { MoreOf } from './more-of.tsx';
import { useDraft } from './policy-draft.tsx';
import {
  emptyRule,
  isEmpty,
  partsOf,
  textOf,
  unreadIn,
  type ChoiceWord,
  type Part,
  type Typed,
  type TypedRule,
} from './view/rule-parts.ts';

interface RuleFieldsProps {
  readonly shape: object;
  readonly typed: TypedRule;
  readonly onChange: (typed: TypedRule) => void;
  /** The part that is to be changed, and why. */
  readonly fault?: { readonly part: string; readonly error: string } | undefined;
  /** The sentences were said for the one before. */
  readonly isRepeated?: boolean;
}

/** A field for each parameter of a rule; what is seldom needed stands behind a disclosure. */
export function RuleFields({ shape, typed, onChange, fault, isRepeated = false }: RuleFieldsProps) {
  const { say } = useWords();
  const parts = partsOf(shape);
  const seldom = parts.filter(([, part]) => part.isRare);
  const field = ([key, part]: [string, Part<unknown>]) => (
    <PartField
      key={key}
      part={part}
      typed={typed[key] ?? ''}
      onChange={(value) => onChange({ ...typed, [key]: value })}
      error={fault?.part === key ? fault.error : undefined}
      isRepeated={isRepeated}
    />
  );
  return (
    <div className="rule-parts">
      {parts.filter(([, part]) => !part.isRare).map(field)}
      {seldom.length > 0 && (
        <MoreOf
          label={say('payRules.moreOfRule')}
          count={seldom.filter(([key, part]) => part.isOptional && !isEmpty(typed[key])).length}
          isForced={seldom.some(([key]) => key === fault?.part)}
        >
          <div className="rule-parts">{seldom.map(field)}</div>
        </MoreOf>
      )}
    </div>
  );
}

interface PartFieldProps {
  readonly part: Part<unknown>;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly error: string | undefined;
  readonly isRepeated: boolean;
}

function PartField({ part, typed, onChange, error, isRepeated }: PartFieldProps) {
  const words = useWords();
  const label = words.say(`payRules.part.${part.word}`);
  const hint = isRepeated ? undefined : words.say(`payRules.partHint.${part.word}`);
  const text = { label, hint, error, value: textOf(typed), onChange };
  switch (part.kind) {
    case 'date':
      return <DateField {...text} />;
    case 'switch':
      return (
        <div className="rule-wide">
          <CheckField isSelected={typed === true} onChange={onChange}>
            {label}
          </CheckField>
          {hint !== undefined && <p className="hint">{hint}</p>}
          {error !== undefined && (
            <p className="rule-error" role="alert">
              {error}
            </p>
          )}
        </div>
      );
    case 'choice':
      return (
        <SelectField
          {...text}
          name={part.word}
          choices={part.choices.map((value) => ({ value, label: nameOfChoice(words, value) }))}
          {...(part.isOptional && { none: words.say('payRules.choice.by-law') })}
        />
      );
    case 'choices':
      return <ChoicesField {...{ part, typed, onChange, error, label, hint }} />;
    case 'week':
      return <WeekField {...{ typed, onChange, error, label, hint }} />;
    case 'rows':
      return <RowsField {...{ part, typed, onChange, error, label, hint }} />;
    case 'group':
      return (
        <fieldset className="rule-wide rule-group">
          <legend>{label}</legend>
          {hint !== undefined && <p className="hint">{hint}</p>}
          <RuleFields
            shape={part.shape}
            typed={typed as TypedRule}
            onChange={onChange}
            fault={error === undefined ? undefined : { part: faultyOf(part.shape, typed as TypedRule), error }}
            isRepeated={isRepeated}
          />
        </fieldset>
      );
    case 'text':
      return (
        <div className="rule-wide">
          <TextField {...text} autoComplete="off" maxLength={40} />
        </div>
      );
    default:
      return (
        <TextField
          {...text}
          type={part.kind === 'time' ? 'time' : 'text'}
          {...(part.kind === 'number' && { inputMode: 'decimal' as const })}
          autoComplete="off"
          maxLength={12}
          ltr
        />
      );
  }
}

const faultyOf = (shape: object, typed: TypedRule): string => unreadIn(shape, typed) ?? Object.keys(shape)[0] ?? '';

const nameOfChoice = ({ say }: Words, choice: ChoiceWord): string =>
  isWeekday(choice) ? say(`payRules.day.${choice}`) : say(`payRules.choice.${choice}`);

const isWeekday = (choice: ChoiceWord): choice is Weekday => weekdays.some((each) => each === choice);

interface ListProps<Kind extends Part<unknown>['kind']> {
  readonly part: Extract<Part<unknown>, { readonly kind: Kind }>;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** Any of several. */
function ChoicesField({ part, typed, onChange, label, hint, error }: ListProps<'choices'>) {
  const words = useWords();
  const chosen = typed as readonly string[];
  return (
    <div className="rule-wide rule-choices">
      <CheckGroup legend={label} error={error}>
        {part.choices.map((choice) => (
          <CheckField
            key={choice}
            isSelected={chosen.includes(choice)}
            onChange={(isChosen) =>
              onChange(part.choices.filter((each) => (each === choice ? isChosen : chosen.includes(each))))
            }
          >
            {nameOfChoice(words, choice)}
          </CheckField>
        ))}
      </CheckGroup>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** Hours of each day, from the one on which the workweek begins. */
function WeekField({ typed, onChange, label, hint, error }: Omit<ListProps<'week'>, 'part'>) {
  const { say } = useWords();
  const { weekStart } = useDraft().values;
  const hours = typed as readonly string[];
  const first = weekdays.indexOf(weekStart);
  return (
    <fieldset className="rule-wide rule-group">
      <legend>{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="rule-week">
        {weekdays.map((_, index) => (
          <TextField
            key={weekdays[index]}
            label={say(`payRules.day.${weekdays[(first + index) % 7] ?? 'monday'}`)}
            value={hours[index] ?? ''}
            onChange={(value) => onChange(weekdays.map((_each, at) => (at === index ? value : (hours[at] ?? '0'))))}
            error={index === 0 ? error : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            ltr
          />
        ))}
      </div>
    </fieldset>
  );
}

/** As many of the same as there are: steps, hours of the day, allowances. */
function RowsField({ part, typed, onChange, label, hint, error }: ListProps<'rows'>) {
  const { say } = useWords();
  const rows = typed as readonly TypedRule[];
  const { keys, removed } = useRowKeys(rows.length);
  const faulty = rows.findIndex((row) => unreadIn(part.shape, row) !== undefined);
  const nth = (index: number) => say('payRules.nth', { name: label, number: index + 1 });
  return (
    <fieldset className="rule-wide rule-group" ref={focusGoesToNext}>
      <legend>{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {rows.map((row, index) => (
        <div key={keys[index]} className="rule-row" role="group" aria-label={nth(index)} data-goes-on>
          <RuleFields
            shape={part.shape}
            typed={row}
            onChange={(changed) => onChange(rows.map((each, at) => (at === index ? changed : each)))}
            fault={error !== undefined && index === faulty ? { part: faultyOf(part.shape, row), error } : undefined}
            isRepeated={index > 0}
          />
          <IconButton
            icon={X}
            label={say('payRules.removeNth', { name: label, number: index + 1 })}
            onPress={() => {
              removed(index);
              onChange(rows.filter((_, at) => at !== index));
            }}
          />
        </div>
      ))}
      {error !== undefined && faulty === -1 && (
        <p className="rule-error" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <Button
          size="sm"
          icon={Plus}
          aria-label={say('payRules.addTo', { name: label })}
          onPress={() => onChange([...rows, rows.at(-1) ?? emptyRule(part.shape)])}
        >
          {say('payRules.add')}
        </Button>
      </div>
    </fieldset>
  );
}
