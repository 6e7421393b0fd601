import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { grantIntervals, yearBegins, type PolicyField, type PolicyValues } from './view/policy.ts';

interface PolicyFieldsProps {
  readonly values: PolicyValues;
  readonly faulty: readonly PolicyField[];
  readonly onChange: (change: Partial<PolicyValues>) => void;
}

/** The figures of a policy, those of its way of earning alone. */
export function PolicyFields({ values, faulty, onChange }: PolicyFieldsProps) {
  const { say } = useWords();
  const field = (name: PolicyField, hint?: string) => (
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
            {field('hoursPerYear')}
          </div>
          <div className="two">
            {field('laterYears', say('timeOff.maybe'))}
            {field('laterHours')}
          </div>
          <div className="two">{field('laterCap', say('timeOff.sameCap'))}</div>
        </>
      )}
      {values.by === 'work' && <div className="two">{field('workedPerHour')}</div>}
      {values.by !== 'nothing' && (
        <div className="two">
          {field('cap', say('timeOff.noCap'))}
          {values.by === 'calendar' && field('carryOver', say('timeOff.noCarryCap'))}
        </div>
      )}
      {values.by === 'calendar' && (
        <div className="two">
          {field('lapseMonths', say('timeOff.maybe'))}
          {values.every !== 'year' && (
            <SelectField
              name="year"
              label={say('timeOff.yearBegins')}
              value={values.year}
              onChange={(year) => onChange({ year: yearBegins.find((one) => one === year) ?? 'hired' })}
              choices={yearBegins.map((one) => ({ value: one, label: say(`timeOff.yearBegins.${one}`) }))}
            />
          )}
        </div>
      )}
      <div className="two">
        {values.by !== 'nothing' && field('waitingDays')}
        {field('usableAfterDays')}
      </div>
    </>
  );
}
