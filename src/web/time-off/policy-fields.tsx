import { dayInMonth } from '../../domain/kernel/months.ts';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PolicySteps } from './policy-steps.tsx';
import { grantIntervals, isGrantedByDays, openedYear, yearBegins, type PolicyValues } from './view/policy.ts';
import type { PlainField, PolicyField } from './view/typed-policy.ts';

interface PolicyFieldsProps {
  readonly values: PolicyValues;
  readonly faulty: readonly PolicyField[];
  readonly onChange: (change: Partial<PolicyValues>) => void;
}

/** The figures of a policy, those of its way of earning alone. */
export function PolicyFields({ values, faulty, onChange }: PolicyFieldsProps) {
  const { say, formats } = useWords();
  const opened = openedYear(values);
  const { month, dayOfMonth } = opened ?? { month: 1, dayOfMonth: 1 };
  const isOdd = month !== 1 || dayOfMonth !== 1;
  const field = (name: PlainField, hint?: string) => (
    <TextField
      label={say(`timeOff.field.${name}`)}
      hint={hint}
      inputMode="decimal"
      ltr
      value={values[name]}
      onChange={(text) => onChange({ [name]: text })}
      {...(faulty.includes(name) && { error: say('timeOff.enterFigure') })}
    />
  );
  const year = (
    <SelectField
      name="year"
      label={say('timeOff.yearBegins')}
      value={values.year}
      onChange={(chosen) => onChange({ year: yearBegins.find((one) => one === chosen) ?? 'hired' })}
      choices={yearBegins
        .filter((one) => one !== 'kept' || isOdd)
        .map((one) => ({
          value: one,
          label:
            one === 'kept'
              ? say('timeOff.yearBegins.kept', { date: formats.dayMonth(dayInMonth(2028, month, dayOfMonth)) })
              : say(`timeOff.yearBegins.${one}`),
        }))}
    />
  );
  return (
    <>
      <Segmented
        label={say('timeOff.earned')}
        value={values.by}
        onChange={(by) => onChange({ by })}
        choices={(['calendar', 'work', 'nothing'] as const).map((by) => ({
          value: by,
          label: say(`timeOff.by.${by}`),
        }))}
      />
      {values.by === 'calendar' && (
        <>
          <div className="two">
            <SelectField
              name="every"
              label={say('timeOff.every')}
              value={values.every}
              onChange={(every) => onChange({ every: grantIntervals.find((one) => one === every) ?? 'month' })}
              choices={grantIntervals.map((one) => ({ value: one, label: say(`timeOff.interval.${one}`) }))}
            />
            {field('hoursPerYear', isGrantedByDays(values) ? say('timeOff.perYearHint') : undefined)}
          </div>
        </>
      )}
      {values.by === 'work' && (
        <div className="two">
          {field('workedPerHour')}
          {year}
        </div>
      )}
      {values.by !== 'nothing' && (
        <div className="two">
          {field('cap', say('timeOff.noCap'))}
          {values.by === 'calendar'
            ? field('carryOver', say('timeOff.noCarryCap'))
            : field('capDays', say('timeOff.useDaysHint'))}
        </div>
      )}
      {values.by === 'work' && (
        <div className="two">
          {field('annualCap', say('timeOff.noCap'))}
          {field('carryOver', say('timeOff.noCarryCap'))}
        </div>
      )}
      {values.by === 'calendar' && <PolicySteps values={values} faulty={faulty} onChange={onChange} />}
      {values.by !== 'nothing' && (
        <div className="two">
          {field('lapseMonths', say('timeOff.maybe'))}
          {values.by === 'calendar' && values.every !== 'year' && year}
        </div>
      )}
      <div className="two">
        {values.by !== 'nothing' && field('waitingDays')}
        {field('usableAfterDays')}
      </div>
      <div className="two">
        {field('useHours', say('timeOff.noCap'))}
        {field('useDays', say('timeOff.useDaysHint'))}
      </div>
    </>
  );
}
