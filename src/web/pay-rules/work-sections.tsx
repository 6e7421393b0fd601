import { dayAttributions } from '../../domain/pay-rules/day-attribution.ts';
import { isLawfulMethod, overtimeMethods } from '../../domain/pay-rules/week-earnings.ts';
import { useWords } from '../kernel/words.tsx';
import { MoreRules } from './more-of.tsx';
import { useDraft } from './policy-draft.tsx';
import { MinimumWageExample } from './policy-example.tsx';
import { ChoiceField, FigureField, PolicyRule, SwitchField } from './policy-fields.tsx';
import { RuleList, RuleSwitch } from './rule-sets.tsx';

/** What of a day is work, and what is a pause. */
export function BreaksSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.breaks')}</h2>
      <PolicyRule sample="rest" source="paidRest">
        <FigureField name="paidRest" />
      </PolicyRule>
      <PolicyRule sample="meal" source="mealFrom">
        <FigureField name="mealFrom" />
      </PolicyRule>
      <RuleList name="meals" sample="deducted" />
      <RuleSwitch name="mealRest" sample="noMeal" />
      <PolicyRule sample="gap" source="shiftGap">
        <FigureField name="shiftGap" />
      </PolicyRule>
      <PolicyRule sample="longest">
        <FigureField name="longestShift" />
      </PolicyRule>
      <MoreRules label={say('payRules.more.breaks')} fields={['dayAttribution', 'automaticBreaks', 'paidBreaks']}>
        <PolicyRule sample="midnight">
          <ChoiceField
            name="dayAttribution"
            label={say('payRules.field.dayAttribution')}
            hint={say('payRules.hint.dayAttribution')}
            choices={dayAttributions.map((value) => ({ value, label: say(`payRules.choice.${value}`) }))}
          />
        </PolicyRule>
        <RuleSwitch name="paidBreaks" sample="breaks" />
        <RuleList name="automaticBreaks" sample="deducted" />
      </MoreRules>
    </section>
  );
}

/** Whether times are rounded before they are paid. */
export function RoundingSection() {
  const { say } = useWords();
  const { values } = useDraft();
  // What a version from before has is shown, so that it can be changed; nothing new begins with it.
  const methods = overtimeMethods.filter((method) => isLawfulMethod(method) || method === values.overtimeMethod);
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.rounding')}</h2>
      <RuleList name="punchRounding" sample="punches" />
      <RuleSwitch name="dayTotalRounding" sample="dayTotal" />
      <PolicyRule sample="rates" source="centRates">
        <SwitchField name="centRates" />
      </PolicyRule>
      <MoreRules
        label={say('payRules.more.rounding')}
        fields={['dropSeconds', 'mealTotalRounding', 'overtimeMethod', 'rateUnrounded']}
      >
        <PolicyRule sample="seconds">
          <SwitchField name="dropSeconds" />
        </PolicyRule>
        <RuleSwitch name="mealTotalRounding" sample="mealTotal" />
        <PolicyRule sample="twoRates" source="overtimeMethod">
          <ChoiceField
            name="overtimeMethod"
            label={say('payRules.field.overtimeMethod')}
            {...(isLawfulMethod(values.overtimeMethod) && { hint: say('payRules.hint.overtimeMethod') })}
            choices={methods.map((value) => ({ value, label: say(`payRules.choice.${value}`) }))}
          />
        </PolicyRule>
        <PolicyRule sample="rates">
          <SwitchField name="rateUnrounded" />
        </PolicyRule>
      </MoreRules>
    </section>
  );
}

/** What is paid besides hours and overtime. */
export function PremiumsSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.premiums')}</h2>
      <RuleList name="premiums" sample="night" />
      <RuleSwitch name="reportingTime" sample="sentHome" />
      <RuleSwitch name="splitShift" sample="split" />
      <RuleSwitch name="minimumShift" sample="oneHour" />
      <PolicyRule source="regularLeave">
        <SwitchField name="regularLeave" />
      </PolicyRule>
      <RuleList name="minimumWages">
        <MinimumWageExample />
      </RuleList>
    </section>
  );
}
