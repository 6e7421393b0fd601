import './time-off.css';
import { useState } from 'react';
import type { TimeOffPoliciesReply, TimeOffPolicyWish } from '../../contract/time-off/time-off-policies.ts';
import { timeOffPresets } from '../../domain/time-off/policy-presets.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { PolicyExample } from './policy-example.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { PolicyReach } from './policy-reach.tsx';
import { usePolicyPreview, useSetTimeOffPolicy } from './queries.ts';
import { HolderField } from './version/holder-field.tsx';
import { useVersion } from './version/use-version.ts';
import { StartsField, VersionForm } from './version/version-form.tsx';
import { rulesInForce, valuesInForce, valuesOfPreset, type PolicyValues } from './view/policy.ts';
import { typesOffered } from './view/type.ts';
import { rulesTyped } from './view/typed-policy.ts';

/** A version of a policy: which type, for whom, from when on, by which figures; whom it reaches is shown before it is saved. */
export function PolicyForm({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const { say, speaker, formats } = useWords();
  const [typeId, setTypeId] = useState(policies.types.find(({ isOpen }) => isOpen)?.typeId ?? '');
  const version = useVersion<PolicyValues>(policies.today);
  const { scope, startsOn, shownOn, changed, setChanged, tried } = version;
  const [seen, setSeen] = useState<string>();
  const preview = usePolicyPreview();
  const save = useSetTimeOffPolicy();
  const { offered, isRetired } = typesOffered(policies.types, typeId);
  const inForce = rulesInForce(policies, typeId, scope, shownOn);
  const values = changed ?? valuesInForce(inForce);
  const typed = rulesTyped(values, shownOn);
  const isInForce = inForce !== undefined && values.opened === inForce.rules;
  const wish: TimeOffPolicyWish | undefined =
    startsOn !== undefined && 'rules' in typed
      ? { typeId, scope, startsOn, preset: values.preset, rules: typed.rules }
      : undefined;
  const isSeen = wish !== undefined && seen === JSON.stringify(wish) && preview.data?.ok === true;
  const show = () => {
    version.setTried();
    if (wish === undefined || isRetired) return;
    save.reset();
    preview.mutate(wish, { onSuccess: ({ ok }) => ok && setSeen(JSON.stringify(wish)) });
  };
  const put = () => {
    if (wish === undefined || isRetired) return;
    save.mutate(wish, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        setSeen(undefined);
        version.clear();
        showToast({ text: say('timeOff.policySaved') });
      },
    });
  };
  return (
    <VersionForm version={version} onSend={isSeen ? put : show}>
      <section className="card">
        <div className="two">
          <SelectField
            name="type"
            label={say('timeOff.type')}
            value={typeId}
            onChange={(chosen) => {
              setTypeId(chosen);
              // What was typed for one that was retired meanwhile is of the next.
              if (!isRetired) setChanged(undefined);
            }}
            {...(isRetired && { error: say('refusal.time_off_type_retired') })}
            choices={offered.map((one) => ({ value: one.typeId, label: timeOffTypeName(speaker, one) }))}
          />
          <HolderField
            policies={policies}
            name="holder"
            label={say('timeOff.policyFor')}
            value={version.holder}
            onChange={version.setHolder}
          />
        </div>
        <div className="two">
          <StartsField label={say('timeOff.policyFrom')} version={version} />
          <SelectField
            name="preset"
            label={say('timeOff.policyBegin')}
            hint={
              isInForce
                ? say('timeOff.inForceSince', {
                    date: formats.fullDate(inForce.startsOn),
                    name: inForce.name ?? say('timeOff.everybody'),
                  })
                : say(`timeOff.presetHint.${values.preset}`)
            }
            value={isInForce ? 'in_force' : values.preset}
            onChange={(chosen) => {
              const preset = timeOffPresets.find((one) => one === chosen);
              setChanged(preset === undefined ? undefined : valuesOfPreset(preset));
            }}
            choices={[
              ...(inForce === undefined ? [] : [{ value: 'in_force', label: say('timeOff.inForce') }]),
              ...timeOffPresets.map((one) => ({ value: one, label: say(`timeOff.policyPreset.${one}`) })),
            ]}
          />
        </div>
        <PolicyFields
          values={values}
          faulty={tried && 'faulty' in typed ? typed.faulty : []}
          onChange={(change) => setChanged({ ...values, ...change })}
        />
        {'rules' in typed && startsOn !== undefined && <PolicyExample rules={typed.rules} startsOn={startsOn} />}
      </section>
      <section className="card" aria-live="polite">
        {isSeen && preview.data?.ok === true ? (
          <PolicyReach reach={preview.data.value} />
        ) : (
          <p className="leave-hint">{say('timeOff.reachFirst')}</p>
        )}
        <FormProblem answer={preview.data} error={preview.error} />
        <FormProblem answer={save.data} error={save.error} />
        <div className="row">
          <Button type="submit" tone={isSeen ? 'primary' : 'ink'} busy={preview.isPending || save.isPending}>
            {say(isSeen ? 'timeOff.policySave' : 'timeOff.policyShow')}
          </Button>
        </div>
      </section>
    </VersionForm>
  );
}
