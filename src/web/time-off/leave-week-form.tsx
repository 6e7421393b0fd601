import './time-off.css';
import type { TimeOffPoliciesReply } from '../../contract/time-off/time-off-policies.ts';
import { weekdays, type PlainDate } from '../../domain/kernel/time.ts';
import type { LeaveWeek } from '../../domain/time-off/leave-week.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { CheckGroup } from '../ui/check-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useSetLeaveWeek } from './queries.ts';
import { HolderField } from './version/holder-field.tsx';
import { useVersion } from './version/use-version.ts';
import { StartsField, VersionForm } from './version/version-form.tsx';
import { dayIn, daysIn, weekdayName } from './view/week-text.ts';
import { exampleOf, valuesOfWeek, weekInForce, weekTyped, withDay, type WeekValues } from './view/week.ts';

/** Sets what a day off is: for whom, from when on, how long it is and on which days of the week. */
export function LeaveWeekForm({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const { say, formats } = useWords();
  const version = useVersion<WeekValues>(policies.today);
  const { scope, startsOn, changed, setChanged } = version;
  const { mutate, data: answer, error, isPending } = useSetLeaveWeek();
  const values = changed ?? valuesOfWeek(weekInForce(policies, scope, version.shownOn));
  const week = weekTyped(values);
  const fault = version.tried && typeof week === 'string' ? week : undefined;
  const send = () => {
    version.setTried();
    if (startsOn === undefined || typeof week === 'string') return;
    mutate(
      { scope, startsOn, week },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          version.clear();
          showToast({ text: <Said of={(words) => words.say('timeOff.weekSet')} /> });
        },
      },
    );
  };
  return (
    <VersionForm version={version} onSend={send}>
      <section className="card">
        <div className="two">
          <HolderField
            policies={policies}
            name="week-holder"
            label={say('timeOff.weekFor')}
            value={version.holder}
            onChange={(chosen) => {
              version.setHolder(chosen);
              setChanged(undefined);
            }}
          />
          <StartsField label={say('timeOff.weekFrom')} version={version} />
        </div>
        <div className="two">
          <TextField
            label={say('timeOff.weekHours')}
            hint={say('timeOff.weekHoursHint')}
            inputMode="decimal"
            ltr
            value={values.hours}
            onChange={(hours) => setChanged({ ...values, hours })}
            {...(fault === 'hours' && { error: say('timeOff.weekEnterHours') })}
          />
        </div>
        <CheckGroup
          legend={say('timeOff.weekDays')}
          {...(fault === 'weekdays' && { error: say('timeOff.weekEnterDays') })}
        >
          {weekdays.map((day) => (
            <CheckField
              key={day}
              isSelected={values.weekdays.includes(day)}
              onChange={(isCharged) => setChanged(withDay(values, day, isCharged))}
            >
              {weekdayName(formats, day)}
            </CheckField>
          ))}
        </CheckGroup>
        {typeof week !== 'string' && startsOn !== undefined && <WeekExample week={week} startsOn={startsOn} />}
        <FormProblem answer={answer} error={error} />
        <div className="row">
          <Button type="submit" tone="primary" busy={isPending}>
            {say('timeOff.weekSave')}
          </Button>
        </div>
      </section>
    </VersionForm>
  );
}

/** What the week comes to, worked out as it is typed. */
function WeekExample({ week, startsOn }: { readonly week: LeaveWeek; readonly startsOn: PlainDate }) {
  const { say, formats } = useWords();
  const { weekMinutes, morningMinutes } = exampleOf(week, startsOn);
  return (
    <div className="leave-example" role="status">
      <p>
        {say('timeOff.weekFromOn', { date: formats.fullDate(startsOn) })}{' '}
        {say('timeOff.weekIs', {
          hours: dayIn(formats, week.dayMinutes),
          days: daysIn(say, formats, week.weekdays),
        })}
      </p>
      <dl className="leave-figures">
        <div>
          <dt>{say('timeOff.weekOff')}</dt>
          <dd>
            <bdi className="num">
              {say('timeOff.daysAndHours', { days: week.weekdays.length, hours: dayIn(formats, weekMinutes) })}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{say('timeOff.weekMorning')}</dt>
          <dd>
            <bdi className="num">{dayIn(formats, morningMinutes)}</bdi>
          </dd>
        </div>
      </dl>
      <p>{say('timeOff.weekKeeps')}</p>
    </div>
  );
}
