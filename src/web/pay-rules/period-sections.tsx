import { useController } from 'react-hook-form';
import { yearlyHolidays, type CalendarChange } from '../../domain/holidays/calendar.ts';
import { federalCodes, federalHolidays } from '../../domain/holidays/federal-holidays.ts';
import { nextKept } from '../../domain/holidays/holiday-date.ts';
import { yearOf } from '../../domain/kernel/months.ts';
import { payFrequencies } from '../../domain/pay-rules/pay-periods.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { MoreRules } from './more-of.tsx';
import { useDraft } from './policy-draft.tsx';
import { CorrectionsExample } from './policy-example.tsx';
import { ChoiceField, CountedFrom, FigureField, PolicyRule, SwitchField } from './policy-fields.tsx';
import { useHolidayChanges } from './queries.ts';
import { RuleList } from './rule-sets.tsx';
import { isCountedFromDate } from './view/policy-rules.ts';
import { nextPeriods } from './view/sample.ts';

/** Which days are holidays, and what work on them is paid. */
export function HolidaysSection() {
  const { say, formats } = useWords();
  const { control, startsOn, values } = useDraft();
  const { field } = useController({ control, name: 'holidays' });
  const { field: base } = useController({ control, name: 'base' });
  const { data } = useHolidayChanges();
  const own = (values.base.holidays ?? []).filter(({ code }) => !federalCodes.some((one) => one === code));
  const takeOver = (changes: readonly CalendarChange[]): void => {
    const [kind, id] = values.scope.split(':');
    const holidays = yearlyHolidays(changes, kind === 'location' ? (id ?? null) : null, yearOf(startsOn));
    base.onChange({ ...values.base, holidays });
    field.onChange(holidays.map(({ code }) => code));
  };
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.holidays')}</h2>
      <PolicyRule sample="holiday" source="holidayTimes">
        <FigureField name="holidayTimes" />
      </PolicyRule>
      <MoreRules label={say('payRules.more.holidays')} fields={['holidayAfter', 'holidayMore']}>
        <PolicyRule sample="longHoliday">
          <FigureField name="holidayAfter" />
        </PolicyRule>
        <RuleList name="holidayMore" sample="longHoliday" />
      </MoreRules>
      <fieldset className="holiday-choices">
        <legend>{say('payRules.holidays')}</legend>
        {federalHolidays.map((holiday) => {
          const date = nextKept(holiday, startsOn);
          const { code } = holiday;
          const others = field.value.filter((one) => one !== code);
          return (
            <CheckField
              key={code}
              isSelected={field.value.includes(code)}
              onChange={(isKept) => field.onChange(isKept ? [...others, code] : others)}
            >
              {say(`holidays.federal.${code}`)}
              {date !== undefined && <span className="mute"> {formats.fullDate(date)}</span>}
            </CheckField>
          );
        })}
        {own.map(({ code }) => (
          <CheckField
            key={code}
            isSelected={field.value.includes(code)}
            onChange={(isKept) =>
              field.onChange(isKept ? [...field.value, code] : field.value.filter((one) => one !== code))
            }
          >
            <bdi>{code}</bdi>
          </CheckField>
        ))}
      </fieldset>
      {data !== undefined && !values.scope.startsWith('employee:') && (
        <div className="calendar-take">
          <Button onPress={() => takeOver(data.changes as readonly CalendarChange[])}>
            {say('payRules.takeCalendar')}
          </Button>
          <p className="hint">{say('payRules.takeCalendarHint')}</p>
        </div>
      )}
    </section>
  );
}

/** For how long what was recorded may still be corrected. */
export function CorrectionsSection() {
  const { say } = useWords();
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.corrections')}</h2>
      <div className="policy-rule">
        <FigureField name="adjustableDays" />
        <CorrectionsExample />
      </div>
    </section>
  );
}

/** How long a pay period is, and when it is paid. */
export function PayPeriodSection() {
  const { say, formats } = useWords();
  const { values, examples, today } = useDraft();
  const { payFrequency } = values;
  const countsDays = payFrequency === 'semimonthly' || payFrequency === 'monthly';
  const periods = examples.isUnknown('payPeriod') ? [] : nextPeriods(examples.rules, today);
  return (
    <section className="card policy-section">
      <h2>{say('payRules.section.payPeriod')}</h2>
      <div className="policy-rule">
        <ChoiceField
          name="payFrequency"
          label={say('payRules.field.payFrequency')}
          hint={say('payRules.hint.payFrequency')}
          choices={payFrequencies.map((value) => ({ value, label: say(`payRules.frequency.${value}`) }))}
          none={say('payRules.frequency.none')}
        />
        {isCountedFromDate(payFrequency) && <CountedFrom name="payAnchor" />}
        {countsDays && <FigureField name="payStartDays" />}
        {payFrequency !== '' && <FigureField name="payAfter" />}
        {payFrequency !== '' && <FigureField name="payOnDays" />}
        {payFrequency !== '' && <SwitchField name="payBusinessDay" />}
        {periods.map(({ start, end, pay }) => (
          <p key={start} className="example">
            <b className="num">{formats.dateRange(start, end)}</b>{' '}
            {pay !== undefined && <span>{say('payRules.paidOn', { date: formats.date(pay) })}</span>}
          </p>
        ))}
      </div>
    </section>
  );
}
