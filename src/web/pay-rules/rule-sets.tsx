import { Plus, Trash2, X } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { PolicyFault } from '../../domain/pay-rules/policy-faults.ts';
import { useRowKeys } from '../kernel/row-keys.ts';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { useDraft } from './policy-draft.tsx';
import { PolicyExample, PolicySources } from './policy-example.tsx';
import { RuleFields } from './rule-fields.tsx';
import { faultyPart } from './view/policy-problems.ts';
import { freshRule } from './view/policy-values.ts';
import type { TypedRule } from './view/rule-parts.ts';
import { ruleShapes, type ListName, type OnceName, type RuleName } from './view/rule-shapes.ts';
import type { SampleName } from './view/sample.ts';

interface RuleProps<Name extends RuleName> {
  readonly name: Name;
  readonly sample?: SampleName;
}

/** What was typed for a rule, how it is changed, and which of its fields is to be changed for which reason. */
function useRule(name: RuleName) {
  const { say } = useWords();
  const { control, values } = useDraft();
  const { field, fieldState } = useController({ control, name });
  const container = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({
    focus: () => container.current?.querySelector<HTMLElement>('[aria-invalid="true"], input, select, button')?.focus(),
  }));
  const code = fieldState.error?.message?.slice('payRules.fault.'.length) as PolicyFault | undefined;
  const place = code === undefined ? undefined : faultyPart(name, code, values);
  const faultAt = (index: number) =>
    code === undefined || place?.index !== index
      ? undefined
      : { part: place.part, error: say(`payRules.fault.${code}`) };
  const typed: readonly TypedRule[] = field.value;
  const change = (index: number, changed: TypedRule): void =>
    field.onChange(typed.map((each, at) => (at === index ? changed : each)));
  const fresh = (): TypedRule => freshRule(name, values);
  return { container, typed, set: field.onChange as (typed: readonly TypedRule[]) => void, change, faultAt, fresh };
}

/** A rule that is there or not, with its parameters where it is. */
export function RuleSwitch({ name, sample }: RuleProps<OnceName>) {
  const { say } = useWords();
  const { container, typed, set, change, faultAt, fresh } = useRule(name);
  return (
    <div className="policy-rule" ref={container}>
      <div>
        <CheckField isSelected={typed.length > 0} onChange={(isOn) => set(isOn ? [fresh()] : [])}>
          {say(`payRules.field.${name}`)}
        </CheckField>
        <p className="hint">{say(`payRules.hint.${name}`)}</p>
      </div>
      {typed.map((rule, index) => (
        <div key={name} className="rule-once" role="group" aria-label={say(`payRules.field.${name}`)}>
          <RuleFields
            shape={ruleShapes[name].shape}
            typed={rule}
            onChange={(changed) => change(index, changed)}
            fault={faultAt(index)}
          />
        </div>
      ))}
      {sample !== undefined && <PolicyExample sample={sample} />}
      <PolicySources beside={name} />
    </div>
  );
}

/** Rules of which there may be any number: each is added and removed by itself. */
export function RuleList({ name, sample, children }: RuleProps<ListName> & { readonly children?: ReactNode }) {
  const { say } = useWords();
  const { container, typed, set, change, faultAt, fresh } = useRule(name);
  const label = say(`payRules.field.${name}`);
  const nth = (index: number) => say('payRules.nth', { name: label, number: index + 1 });
  const { shape } = ruleShapes[name];
  const { keys, removed } = useRowKeys(typed.length);
  const moved = useRef<'added' | 'removed'>(undefined);
  const add = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever added a rule goes on in it, whoever removed one goes on where one is added.
    if (moved.current === undefined) return;
    const items = [...(container.current?.querySelectorAll<HTMLElement>('.rule-item') ?? [])];
    const isAdded = moved.current === 'added';
    const target = isAdded
      ? items.at(-1)?.querySelector<HTMLElement>('input, select')
      : add.current?.querySelector('button');
    target?.focus();
    moved.current = undefined;
  });
  return (
    <div className="policy-rule" ref={container}>
      <div className="rule-head">
        <h3>{label}</h3>
        <p className="hint">{say(`payRules.hint.${name}`)}</p>
      </div>
      {typed.map((rule, index) => (
        <div key={keys[index]} className="rule-item" role="group" aria-label={nth(index)}>
          <Removable
            isShort={Object.keys(shape).length <= 2}
            name={label}
            number={index + 1}
            onRemove={() => {
              moved.current = 'removed';
              removed(index);
              set(typed.filter((_, at) => at !== index));
            }}
          >
            <RuleFields
              shape={shape}
              typed={rule}
              onChange={(changed) => change(index, changed)}
              fault={faultAt(index)}
              isRepeated={index > 0}
            />
          </Removable>
        </div>
      ))}
      <div className="row" ref={add}>
        <Button
          size="sm"
          icon={Plus}
          aria-label={say('payRules.addTo', { name: label })}
          onPress={() => {
            moved.current = 'added';
            set([...typed, fresh()]);
          }}
        >
          {say('payRules.add')}
        </Button>
      </div>
      {sample !== undefined && <PolicyExample sample={sample} />}
      {children}
      <PolicySources beside={name} />
    </div>
  );
}

interface RemovableProps {
  /** One line of fields: what removes it stands beside them. */
  readonly isShort: boolean;
  readonly name: string;
  readonly number: number;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Removable({ isShort, name, number, onRemove, children }: RemovableProps) {
  const { say } = useWords();
  const label = say('payRules.removeNth', { name, number });
  if (isShort)
    return (
      <div className="rule-row">
        {children}
        <IconButton icon={X} label={label} onPress={onRemove} />
      </div>
    );
  return (
    <>
      {children}
      <div className="row">
        <Button size="sm" tone="ghost" icon={Trash2} aria-label={label} onPress={onRemove}>
          {say('payRules.remove')}
        </Button>
      </div>
    </>
  );
}
