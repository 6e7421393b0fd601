import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField, type ChoiceGroup } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useDraft } from './policy-draft.tsx';
import { PolicyExample, PolicySources } from './policy-example.tsx';
import type { CitedField } from './view/figure-sources.ts';
import type { PolicyValues } from './view/policy-values.ts';
import type { SampleName } from './view/sample.ts';

type FieldsOf<Kind> = {
  [Field in keyof PolicyValues]: PolicyValues[Field] extends Kind ? Field : never;
}[keyof PolicyValues];
type SwitchName = FieldsOf<boolean>;
/** Fields of text that have a label of their own. */
export type FigureName = Exclude<
  FieldsOf<string>,
  | 'scope'
  | 'startsOn'
  | 'preset'
  | 'weekStart'
  | 'payFrequency'
  | 'periodStartsOn'
  | 'payAnchor'
  | 'dailyFrom'
  | 'periodDays'
  | 'dayAttribution'
  | 'overtimeMethod'
>;

interface RuleProps {
  readonly sample?: SampleName;
  /** The field whose source is told. */
  readonly source?: CitedField;
  readonly children: ReactNode;
}

/** One parameter: its fields, what it does on a piece of work, and where its figure stands. */
export function PolicyRule({ sample, source, children }: RuleProps) {
  return (
    <div className="policy-rule">
      {children}
      {sample !== undefined && <PolicyExample sample={sample} />}
      {source !== undefined && <PolicySources beside={source} />}
    </div>
  );
}

/** A figure that is typed; left empty, there is no such rule. */
export function FigureField({ name, type = 'text' }: { readonly name: FigureName; readonly type?: 'text' | 'time' }) {
  const { say } = useWords();
  const { control } = useDraft();
  return (
    <TextField
      {...useField(control, name)}
      isRequired={false}
      label={say(`payRules.field.${name}`)}
      hint={say(`payRules.hint.${name}`)}
      type={type}
      {...(type === 'text' && { inputMode: 'decimal' as const })}
      autoComplete="off"
      maxLength={12}
      ltr
    />
  );
}

/** A rule that is there or not. */
export function SwitchField({ name }: { readonly name: SwitchName }) {
  const { say } = useWords();
  const { control } = useDraft();
  const { field } = useController({ control, name });
  return (
    <div>
      <CheckField name={name} isSelected={field.value} onChange={field.onChange}>
        {say(`payRules.field.${name}`)}
      </CheckField>
      <p className="hint">{say(`payRules.hint.${name}`)}</p>
    </div>
  );
}

/** A date from which something is counted. */
export function CountedFrom({ name }: { readonly name: 'startsOn' | 'periodStartsOn' | 'payAnchor' }) {
  const { say } = useWords();
  const { control } = useDraft();
  return (
    <DateField
      {...useField(control, name)}
      isRequired={name === 'startsOn'}
      label={say(`payRules.field.${name}`)}
      hint={say(`payRules.hint.${name}`)}
    />
  );
}

interface ChoiceProps<Name extends FieldsOf<string>> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly groups?: readonly ChoiceGroup[];
  readonly none?: string;
}

/** One of several. */
export function ChoiceField<Name extends FieldsOf<string>>({
  name,
  label,
  hint,
  choices,
  groups,
  none,
}: ChoiceProps<Name>) {
  const { control } = useDraft();
  const { isRequired: _, ...field } = useField(control, name);
  return (
    <SelectField
      {...field}
      label={label}
      choices={choices}
      {...(hint !== undefined && { hint })}
      {...(groups !== undefined && { groups })}
      {...(none !== undefined && { none })}
    />
  );
}
