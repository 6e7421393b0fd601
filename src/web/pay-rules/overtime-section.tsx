import { dateAt, weekdays } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { useDraft } from './policy-draft.tsx';
import { PolicySource } from './policy-example.tsx';
import { ChoiceField, CountedFrom, FigureField, PolicyRule, SwitchField } from './policy-fields.tsx';
import { sampleZone, workweekOf } from './view/sample.ts';

/** When work is paid more than its plain rate. */
export function OvertimeSection() {
  const { say } = useWords();
  const { values } = useDraft();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.overtime')}</h2>
      <Workweek />
      <PolicyRule sample="weekly" source="weekly-overtime">
        <div className="two">
          <FigureField name="weeklyAfter" />
          <FigureField name="weeklyTimes" />
        </div>
      </PolicyRule>
      <PolicyRule sample="daily" source="daily-overtime">
        <div className="two">
          <FigureField name="dailyAfter" />
          <FigureField name="dailyTimes" />
        </div>
      </PolicyRule>
      <PolicyRule sample="double">
        <div className="two">
          <FigureField name="doubleAfter" />
          <FigureField name="doubleTimes" />
        </div>
      </PolicyRule>
      <PolicyRule source="consecutive-hours">
        <FigureField name="consecutiveAfter" />
      </PolicyRule>
      <PolicyRule sample="seventhDay" source="consecutive-day">
        <SwitchField name="seventhDay" />
      </PolicyRule>
      <PolicyRule sample="greatest" source="greatest-of">
        <SwitchField name="greatestOf" />
      </PolicyRule>
      <PolicyRule sample="eighty">
        <SwitchField name="eighty" />
        {values.eighty && <CountedFrom name="periodStartsOn" />}
      </PolicyRule>
    </section>
  );
}

/** The week that overtime is counted in, and the one that this makes of today. */
function Workweek() {
  const { say, formats } = useWords();
  const { rules, isSound, today } = useDraft();
  const week = workweekOf(rules, today);
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
        <b className="num">{isSound ? say('format.range', { from: moment(week.from), to: moment(week.to) }) : '–'}</b>
      </p>
      <PolicySource of="workweek" />
    </div>
  );
}
