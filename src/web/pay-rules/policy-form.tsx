import './policy-form.css';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PayPoliciesReply, PolicyWish, setPayPolicy } from '../../contract/pay-rules.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { policyFaultCodes } from '../../domain/pay-rules/policy-faults.ts';
import type { PresetName } from '../../domain/pay-rules/presets.ts';
import type { CallAnswer } from '../kernel/call.ts';
import { checkedBy, ErrorSummary, type Faults } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { OvertimeSection } from './overtime-section.tsx';
import { CorrectionsSection, HolidaysSection, PayPeriodSection } from './period-sections.tsx';
import { DraftProvider } from './policy-draft.tsx';
import { PolicyEffect } from './policy-effect.tsx';
import { ChoiceField, CountedFrom } from './policy-fields.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { PolicyProblem } from './policy-problem.tsx';
import { usePolicyEffect, useSetPolicy } from './queries.ts';
import { faultsByField, faultsIn } from './view/policy-problems.ts';
import { withPreset, type PolicyValues } from './view/policy-values.ts';
import {
  firstValues,
  movesWorkweek,
  presetNames,
  valuesOfVersion,
  wishIn,
  type KnownVersion,
} from './view/policy-wish.ts';
import { BreaksSection, PremiumsSection, RoundingSection } from './work-sections.tsx';

const faultsOf = (values: PolicyValues): Faults<PolicyValues> => sayable(faultsIn(values));

const sayable = (faults: ReturnType<typeof faultsIn>): Faults<PolicyValues> =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, `payRules.fault.${code}`]));

/** The policy as it is, and another version of it: every figure, whom it would reach, and from when on. */
export function PolicyForm({ policies, zone }: { readonly policies: PayPoliciesReply; readonly zone: Zone }) {
  const { say } = useWords();
  const effect = usePolicyEffect();
  const save = useSetPolicy();
  const [seen, setSeen] = useState<PolicyWish>();
  const form = useForm<PolicyValues>({ defaultValues: firstValues(policies), resolver: checkedBy(faultsOf) });
  // Not those of the list as it is by now: what arrives while somebody types was not decided on.
  const [known, setKnown] = useState<readonly KnownVersion[]>(policies.versions);
  const { control, formState } = form;
  const values = useWatch({ control }) as PolicyValues;
  const wish = wishIn(values, known);
  const isSeen = seen !== undefined && JSON.stringify(seen) === JSON.stringify(wish);

  const mark = (answer: CallAnswer<typeof setPayPolicy>, { scope }: PolicyWish): void => {
    if (!answer.ok && answer.refusal === 'pay_policy_set_meanwhile')
      return setKnown([{ ...answer.details, scope }, ...known]);
    const { details }: { readonly details?: unknown } = answer.ok ? {} : answer;
    if (answer.ok || typeof details !== 'object' || details === null || !('faults' in details)) return;
    const codes = policyFaultCodes.filter((code) => (details.faults as readonly string[]).includes(code));
    for (const [field, message] of Object.entries(sayable(faultsByField(codes, values))))
      form.setError(field as keyof PolicyValues, { message });
  };
  const ask = (typed: PolicyValues): void => {
    const asked = wishIn(typed, known);
    if (asked === undefined) return;
    save.reset();
    effect.mutate(asked, { onSuccess: (answer) => (answer.ok ? setSeen(asked) : mark(answer, asked)) });
  };
  const put = (): void => {
    if (seen === undefined) return;
    save.mutate(seen, {
      onSuccess: (answer) => {
        if (!answer.ok) return mark(answer, seen);
        setKnown(answer.value.versions);
        form.reset(values);
        setSeen(undefined);
        return showToast({ text: <Said of={(words) => words.say('payRules.isInForce')} /> });
      },
    });
  };
  const shown = isSeen && effect.data?.ok === true ? effect.data.value : undefined;

  return (
    <DraftProvider control={control} currency={policies.currency} today={policies.today}>
      <UnsavedGuard isDirty={formState.isDirty} isFragile={formState.isDirty} onLeave={() => form.reset()} />
      <form className="policy-form" noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
        <section className="card policy-section">
          <h2>{say('payRules.section.start')}</h2>
          <div className="two">
            <SelectField
              name="preset"
              label={say('payRules.field.preset')}
              hint={say('payRules.hint.preset')}
              choices={presetNames.map((value) => ({ value, label: say(`payRules.preset.${value}`) }))}
              value={values.preset}
              onChange={(name) => {
                for (const [field, value] of Object.entries(withPreset(values, name as PresetName)))
                  form.setValue(field as keyof PolicyValues, value as never, { shouldDirty: true });
              }}
            />
            <Scope policies={policies} />
            <CountedFrom name="startsOn" />
          </div>
          {movesWorkweek(policies, values) && (
            <p className="notice" role="status">
              {say('payRules.workweekMoves')}
            </p>
          )}
        </section>
        <OvertimeSection />
        <BreaksSection />
        <RoundingSection />
        <PremiumsSection />
        <HolidaysSection />
        <PayPeriodSection />
        <CorrectionsSection />
        <section className="card policy-section policy-end" aria-live="polite">
          <SectionHead title={say('payRules.before')} />
          <ErrorSummary form={form} />
          <PolicyProblem
            sent={save.variables ?? effect.variables}
            answer={save.data ?? effect.data}
            error={save.error ?? effect.error}
            zone={zone}
          />
          {shown !== undefined && <PolicyEffect effect={shown} />}
          <div className="row">
            {shown === undefined ? (
              <Button type="submit" tone="primary" busy={effect.isPending}>
                {say('payRules.showEffect')}
              </Button>
            ) : (
              <Button tone="primary" busy={save.isPending} onPress={put}>
                {say('payRules.putInForce')}
              </Button>
            )}
          </div>
        </section>
      </form>
      <PolicyHistory
        policies={policies}
        onTake={(version) => {
          setKnown(policies.versions);
          for (const [field, value] of Object.entries(valuesOfVersion(version, policies)))
            form.setValue(field as keyof PolicyValues, value as never, { shouldDirty: true });
          form.setFocus('preset');
        }}
      />
    </DraftProvider>
  );
}

/** Whom the version is for: everybody, a location, or a person. */
function Scope({ policies: { locations, people } }: { readonly policies: PayPoliciesReply }) {
  const { say } = useWords();
  return (
    <ChoiceField
      name="scope"
      label={say('payRules.scope')}
      hint={say('payRules.hint.scope')}
      choices={[{ value: 'organization', label: say('payRules.everyone') }]}
      groups={[
        {
          label: say('payRules.locations'),
          choices: locations.map(({ id, name }) => ({ value: `location:${id}`, label: name })),
        },
        {
          label: say('payRules.people'),
          choices: people.map(({ id, name }) => ({ value: `employee:${id}`, label: name })),
        },
      ]}
    />
  );
}
