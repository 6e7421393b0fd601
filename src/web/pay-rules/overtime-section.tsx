import { dateAt, weekdays } from '../../domain/kernel/time.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { MoreRules } from './more-of.tsx';
import { useDraft } from './policy-draft.tsx';
import { PolicySources } from './policy-example.tsx';
import { ChoiceField, CountedFrom, FigureField, PolicyRule, SwitchField } from './policy-fields.tsx';
import { RuleList, RuleSwitch } from './rule-sets.tsx';
import { withPeriodStart, type PolicyValues } from './view/policy-values.ts';
import { sampleZone, workweekOf } from './view/sample.ts';

/** When work is paid more than its plain rate. */
export function OvertimeSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.overtime')}</h2>
      <Workweek />
      <PolicyRule sample="weekly" source="weeklyAfter">
        <div className="two">
          <FigureField name="weeklyAfter" />
          <FigureField name="weeklyTimes" />
        </div>
      </PolicyRule>
      <PolicyRule sample="daily" source="dailyAfter">
        <div className="two">
          <FigureField name="dailyAfter" />
          <FigureField name="dailyTimes" />
        </div>
      </PolicyRule>
      <PolicyRule sample="dailyFrom" source="dailyFrom">
        <ChoiceField
          name="dailyFrom"
          label={say('payRules.field.dailyFrom')}
          hint={say('payRules.hint.dailyFrom')}
          choices={dayKinds.map((value) => ({ value, label: say(`payRules.dailyFrom.${value}`) }))}
        />
      </PolicyRule>
      <PolicyRule sample="double" source="doubleAfter">
        <div className="two">
          <FigureField name="doubleAfter" />
          <FigureField name="doubleTimes" />
        </div>
      </PolicyRule>
      <RuleSwitch name="consecutiveDay" sample="seventhDay" />
      <RarerOvertime />
    </section>
  );
}

const dayKinds = ['day-start', 'shift-start'] as const;
const lengths = ['7', '14', '28'] as const;
const rarer = [
  'weeklyMore',
  'dailyMore',
  'consecutiveAfter',
  'consecutiveMore',
  'nthWorkedDay',
  'belowRate',
  'alternativeWorkweek',
  'makeupTime',
  'countsAbsence',
  'greatestOf',
  'periodDays',
] as const;

/** Overtime that few places know. */
function RarerOvertime() {
  const { say } = useWords();
  const { values } = useDraft();
  return (
    <MoreRules label={say('payRules.more.overtime')} fields={rarer} besides={['periodStartsOn']}>
      <PolicyRule sample="inARow" source="consecutiveAfter">
        <div className="two">
          <FigureField name="consecutiveAfter" />
          <FigureField name="consecutiveTimes" />
        </div>
      </PolicyRule>
      <PolicyRule sample="greatest" source="greatestOf">
        <SwitchField name="greatestOf" />
      </PolicyRule>
      <RuleSwitch name="belowRate" sample="lowRate" />
      <RuleSwitch name="nthWorkedDay" sample="sixDays" />
      <RuleSwitch name="alternativeWorkweek" sample="fourTens" />
      <RuleSwitch name="makeupTime" sample="madeUp" />
      <PolicyRule sample="dayOff" source="countsAbsence">
        <SwitchField name="countsAbsence" />
      </PolicyRule>
      <PolicyRule sample="eighty" source="periodDays">
        <PeriodDays />
        {values.periodDays !== '7' && <CountedFrom name="periodStartsOn" />}
      </PolicyRule>
      <RuleList name="weeklyMore" sample="longWeek" />
      <RuleList name="dailyMore" sample="longDay" />
      <RuleList name="consecutiveMore" sample="longDay" />
    </MoreRules>
  );
}

/** The week that overtime is counted in, and the one that this makes of today. */
function Workweek() {
  const { say, formats } = useWords();
  const { examples, today } = useDraft();
  const week = workweekOf(examples.rules, today);
  const moment = (at: (typeof week)['from']) =>
    `${formats.date(dateAt(at, sampleZone))} ${formats.time(at, sampleZone)}`;
  return (
    <div className="policy-rule">
      <div className="two">
        <ChoiceField
          name="weekStart"
          label={say('payRules.field.weekStart')}
          hint={say('payRules.hint.weekStart')}
          choices={weekdays.map((value) => ({ value, label: say(`payRules.day.${value}`) }))}
        />
        <FigureField name="dayStart" type="time" />
      </div>
      <p className="example">
        <span>{say('payRules.sample.workweek')}</span>{' '}
        <b className="num">
          {examples.isUnknown('workweek') ? '–' : say('format.range', { from: moment(week.from), to: moment(week.to) })}
        </b>
      </p>
      <PolicySources beside="weekStart" />
    </div>
  );
}

/** Over how many days overtime is counted: a period of more than a week has a day on which it begins with it. */
function PeriodDays() {
  const { say } = useWords();
  const { control, values } = useDraft();
  const { isRequired: _, ...days } = useField(control, 'periodDays');
  const { onChange: startOn } = useField(control, 'periodStartsOn');
  return (
    <SelectField
      {...days}
      label={say('payRules.field.periodDays')}
      hint={say('payRules.hint.periodDays')}
      choices={lengths.map((value) => ({ value, label: say('payRules.days', { count: Number(value) }) }))}
      onChange={(length) => {
        const periodDays = length as PolicyValues['periodDays'];
        days.onChange(periodDays);
        startOn(withPeriodStart({ ...values, periodDays }).periodStartsOn);
      }}
    />
  );
}
