import { useWords } from '../kernel/words.tsx';
import { ChoiceField, FigureField, PolicyRule, SwitchField } from './policy-fields.tsx';

/** What of a day is work, and what is a pause. */
export function BreaksSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.breaks')}</h2>
      <PolicyRule sample="rest" source="short-rest">
        <FigureField name="paidRest" />
      </PolicyRule>
      <PolicyRule sample="meal">
        <FigureField name="mealFrom" />
      </PolicyRule>
      <PolicyRule sample="deducted">
        <div className="two">
          <FigureField name="mealDeducted" />
          <FigureField name="mealDeductedAfter" />
        </div>
      </PolicyRule>
      <PolicyRule sample="noMeal" source="meal-premium">
        <SwitchField name="mealRest" />
      </PolicyRule>
      <PolicyRule sample="gap">
        <FigureField name="shiftGap" />
      </PolicyRule>
      <PolicyRule sample="longest">
        <FigureField name="longestShift" />
      </PolicyRule>
    </section>
  );
}

const intervals = ['5', '6', '10', '15', '30'];

/** Whether times are rounded before they are paid. */
export function RoundingSection() {
  const { say } = useWords();
  const choices = intervals.map((value) => ({ value, label: say('payRules.everyMinutes', { count: Number(value) }) }));
  const none = say('payRules.notRounded');
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.rounding')}</h2>
      <PolicyRule sample="punches">
        <ChoiceField
          name="punchEvery"
          label={say('payRules.field.punchEvery')}
          hint={say('payRules.hint.punchEvery')}
          choices={choices}
          none={none}
        />
      </PolicyRule>
      <PolicyRule sample="dayTotal">
        <ChoiceField
          name="dayEvery"
          label={say('payRules.field.dayEvery')}
          hint={say('payRules.hint.dayEvery')}
          choices={choices}
          none={none}
        />
      </PolicyRule>
      <PolicyRule sample="rates" source="regular-rate">
        <SwitchField name="centRates" />
      </PolicyRule>
    </section>
  );
}

/** What is paid besides hours and overtime. */
export function PremiumsSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.premiums')}</h2>
      <PolicyRule sample="night">
        <div className="three">
          <FigureField name="premiumAdd" />
          <FigureField name="premiumFrom" type="time" />
          <FigureField name="premiumTo" type="time" />
        </div>
      </PolicyRule>
      <PolicyRule sample="sentHome" source="reporting-time">
        <SwitchField name="reportingTime" />
      </PolicyRule>
      <PolicyRule sample="split" source="split-shift">
        <SwitchField name="splitShift" />
      </PolicyRule>
      <PolicyRule source="minimum-wage">
        <FigureField name="minimumWage" />
      </PolicyRule>
    </section>
  );
}
