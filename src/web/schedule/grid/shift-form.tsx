import { Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { longestRemark } from '../../../contract/kernel/schemas.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, type PlainDate } from '../../../domain/kernel/time.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { isTheirsNoLonger, isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import { faultOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TemplateField } from '../templates/template-field.tsx';
import { datesOf } from '../view.ts';
import { ChangedShift } from './changed-shift.tsx';
import { conflictChecker } from './conflict-checker.ts';
import { sayConflicts } from './conflict-words.ts';
import { personChoices } from './person-choices.ts';
import type { Planning } from './plan-history.ts';
import { useSaveSeries, type SeriesWish } from './queries.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { repetitionOf, type RepeatWish } from './repeat-wish.ts';
import { whyNotTaken } from './say-failure.tsx';
import type { Failure } from './send-steps.ts';
import { saySeriesOutcome } from './series-outcome.ts';
import { ShiftTimeFields } from './shift-time-fields.tsx';
import { planOfWish, positionOfNew, usualWishAt, wishOfPlan, wishOfTemplate, type ShiftWish } from './shift-wish.ts';
import { useTypedShift } from './use-typed-shift.ts';

interface ShiftFormProps {
  readonly schedule: TeamSchedule;
  /** The shift that is changed; undefined, one is added. */
  readonly shift: { readonly shiftId: string; readonly plan: ShiftPlan } | undefined;
  readonly employeeId: string | null;
  readonly date: PlainDate;
  /** When a new one begins, in minutes of the wall clock; undefined, as usual. */
  readonly startMinute?: number | undefined;
  /** Of which position alone shifts are shown, as which a new one is planned at first; undefined, of all, and it is that of its person. */
  readonly positionId: string | null | undefined;
  /** What was planned of it before and was not taken, and why. */
  readonly lost?: { readonly plan: ShiftPlan; readonly failure: Failure } | undefined;
  readonly planning: Pick<Planning, 'recorded' | 'seenNow' | 'note'>;
  /** What waits for the reader of the shift besides, and stands above its fields. */
  readonly about: ReactNode;
  readonly onSave: (plan: ShiftPlan) => void;
  /** Undefined, where it is cancelled already or not there yet. */
  readonly onCancelShift: (() => void) | undefined;
  readonly onClose: () => void;
}

const scopes = ['one', 'following', 'all'] as const;

/** Adds a shift, or changes one and moves it to somebody else or to another day. */
export function ShiftForm(props: ShiftFormProps) {
  const { schedule, shift, employeeId, date, startMinute, positionId, lost, planning, about } = props;
  const { onSave, onCancelShift, onClose } = props;
  const words = useWords();
  const { say, formats } = words;
  const form = useId();
  const { positions, location, startsOn, endsOn } = schedule;
  const [isTried, setTried] = useState(false);
  const beginsAs = (whose: string | null) => positionOfNew(schedule, whose, positionId) ?? '';
  const { wish, setWish, meanwhile, now } = useTypedShift(
    schedule,
    shift?.shiftId,
    () =>
      shift === undefined
        ? { ...usualWishAt(startMinute), positionId: beginsAs(employeeId), employeeId: employeeId ?? '', date }
        : wishOfPlan(shift.plan, location.zone),
    lost && wishOfPlan(lost.plan, location.zone),
  );
  const [templateId, setTemplateId] = useState('');
  const change = (part: Partial<ShiftWish>) => setWish({ ...wish, ...part });
  const known = [lost?.plan, now ?? shift?.plan].filter((one) => one !== undefined);
  const plan = planOfWish(wish, location, known);
  const fault = plan && faultOfShift(plan);
  const conflicts = plan === undefined ? [] : conflictChecker(schedule)(shift?.shiftId, plan);
  const against = sayConflicts(conflicts, schedule, words);
  const isGone = meanwhile !== undefined && meanwhile.now === undefined;
  const whyRefused = isGone
    ? 'schedule.meanwhile.gone'
    : isTheirsNoLonger(conflicts)
      ? whyNoLonger(conflicts)
      : isUnplannable(conflicts, schedule.levels)
        ? 'schedule.conflict.refused'
        : undefined;
  const [repeat, setRepeat] = useState<RepeatWish>({ everyWeeks: '', weekdays: [], endsOn: '' });
  const repetition = repetitionOf(repeat, wish.date);
  const isRepeated = schedule.shifts.some(({ shiftId, seriesId }) => shiftId === shift?.shiftId && seriesId !== null);
  const [scope, setScope] = useState<(typeof scopes)[number]>('one');
  const series = useSaveSeries(planning);
  const saveSeries = (wanted: SeriesWish): void =>
    series.mutate(
      { wish: wanted, seen: planning.seenNow() },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          showToast({ text: <Said of={(inWords) => saySeriesOutcome(answer.value, inWords)} /> });
          onClose();
        },
      },
    );
  const save = (): void => {
    setTried(true);
    if (plan === undefined || fault !== undefined || whyRefused !== undefined || repetition === undefined) return;
    if (shift !== undefined && scope !== 'one') saveSeries({ plan, shiftId: shift.shiftId, scope });
    else if (shift === undefined && repetition !== 'once') saveSeries({ plan, repetition });
    else onSave(plan);
  };
  const cancel = (): void => {
    if (shift !== undefined && scope !== 'one') saveSeries({ plan: null, shiftId: shift.shiftId, scope });
    else onCancelShift?.();
  };

  return (
    <TypedDialog
      title={say(shift === undefined ? 'schedule.addShift' : 'schedule.moveOrChange')}
      onClose={onClose}
      actions={
        <>
          {onCancelShift !== undefined && !isGone && (
            <div className="apart">
              <Button tone="out" icon={Trash2} busy={series.isPending} onPress={cancel}>
                {say('schedule.cancelShift')}
              </Button>
            </div>
          )}
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            tone="primary"
            busy={series.isPending}
            unavailable={whyRefused && say(whyRefused)}
          >
            {say(shift === undefined ? 'schedule.addShift' : 'schedule.saveShift')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {about}
        {meanwhile === undefined && lost !== undefined && (
          <Problem title={whyNotTaken(lost.failure, schedule, words)} />
        )}
        {meanwhile && <ChangedShift meanwhile={meanwhile} schedule={schedule} />}
        {shift === undefined && (
          <TemplateField
            locationId={location.id}
            value={templateId}
            onChoose={(chosen, kept) => {
              setTemplateId(chosen);
              if (kept !== undefined) change(wishOfTemplate(kept));
            }}
          />
        )}
        <SelectField
          name="employeeId"
          label={say(shift === undefined ? 'schedule.personOfNew' : 'schedule.person')}
          none={say('schedule.openShift')}
          {...personChoices(schedule, wish, words)}
          value={wish.employeeId}
          onChange={(value) => {
            // What nobody chose follows whoever it is for.
            const isAsBegun = shift === undefined && wish.positionId === beginsAs(wish.employeeId);
            change({ employeeId: value, ...(isAsBegun && { positionId: beginsAs(value) }) });
          }}
        />
        <SelectField
          name="date"
          label={say('schedule.day')}
          choices={datesOf(startsOn, endsOn).map((value) => ({ value, label: formats.longDate(value) }))}
          value={wish.date}
          onChange={(value) => change({ date: value as PlainDate })}
        />
        <ShiftTimeFields wish={wish} positions={positions} onChange={change} />
        {shift === undefined && (
          <RepeatFields
            wish={repeat}
            date={wish.date}
            error={isTried && repetition === undefined ? say('schedule.repeat.choose') : undefined}
            onChange={setRepeat}
          />
        )}
        {isRepeated && (
          <Segmented
            label={say('schedule.series.scope')}
            choices={scopes.map((value) => ({ value, label: say(`schedule.series.${value}`) }))}
            value={scope}
            onChange={setScope}
          />
        )}
        <TextAreaField
          name="note"
          label={say('schedule.note')}
          maxLength={longestRemark}
          value={wish.note}
          onChange={(note) => change({ note })}
        />
        {plan !== undefined && dateAt(plan.endsAt, location.zone) !== wish.date && <p>{say('schedule.endsNextDay')}</p>}
        {against.length > 0 && (
          <ul className="against-list">
            {against.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {isTried && plan === undefined && <Problem title={say('schedule.timesMissing')} />}
        {isTried && fault !== undefined && <Problem title={say(`refusal.${fault}`)} />}
        <FormProblem answer={series.data} error={series.error} />
      </form>
    </TypedDialog>
  );
}

const whyNoLonger = (conflicts: readonly Conflict[]) =>
  conflicts.some(({ kind }) => kind === 'not_here') ? 'refusal.not_of_location' : 'refusal.employment_ended';
