import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { RecordedDay } from '../../contract/adjustments.ts';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import type { PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { dateAt, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy } from '../kernel/form.tsx';
import { useWishId } from '../kernel/wish-id.ts';
import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { AdjustmentFields } from './adjustment-fields.tsx';
import { EffectTable, type RenderWhy } from './effect-table.tsx';
import { LongShift } from './long-shift.tsx';
import { useCorrectEntry, useEffectOnDay, useRequestAdjustment } from './queries.ts';
import { askedOf, faultsOf, nothingOf, preview, valuesOf, type AdjustmentValues, type ShownEntry } from './view.ts';

/** Entries on one axis, drawn by whoever knows how. */
export type RenderPair = (
  rows: readonly { readonly label: string; readonly entry: ShownEntry | null; readonly nothing: string }[],
  zone: Zone,
) => ReactNode;

interface EntryFormProps {
  readonly employeeId: string;
  readonly form: string;
  readonly times: UseFormReturn<AdjustmentValues>;
  readonly day: RecordedDay;
  readonly date: PlainDate;
  readonly entry: TimeEntry | undefined;
  /** Whose hours a manager corrects; left out, one asks for oneself. */
  readonly name?: string | undefined;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly renderWhy?: RenderWhy | undefined;
  /** When they left is asked, and nothing of when they came; the end may have been offered above. Left out, all of it. */
  readonly asks?: 'end' | 'end_or_scheduled';
  /** What is said of the times before they are sent; left out, that they end on the next day. */
  readonly renderNote?: (planned: PlannedEntry) => ReactNode;
  readonly onClose: () => void;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onBusy: (busy: boolean) => void;
}

const utc = 'UTC' as Zone;

/** What somebody typed into another form of the same entry before. */
export interface TypedBefore {
  readonly values: AdjustmentValues;
  readonly reason: string;
}

/** The times as they are typed: those of an entry until they are touched, but for what was typed before. */
export function useTimes(
  day: RecordedDay | undefined,
  entry: TimeEntry | undefined,
  typed?: TypedBefore,
): UseFormReturn<AdjustmentValues> {
  const times = useForm<AdjustmentValues>({
    defaultValues: valuesOf(undefined, utc),
    // Undefined while the day is asked for: then what stands in the form stays.
    ...(day !== undefined && { values: valuesOf(entry, day.zone) }),
    resetOptions: { keepDirtyValues: true },
    resolver: checkedBy(faultsOf),
  });
  const { setValue } = times;
  useEffect(() => {
    if (typed === undefined) return;
    for (const name of ['newEndTime', 'newBreak', 'endReading'] as const)
      setValue(name, typed.values[name], { shouldDirty: true });
  }, [typed, setValue]);
  return times;
}

/** The times and the reason. */
export function EntryForm(props: EntryFormProps) {
  const { employeeId, date, day, entry, name, now, renderPair, renderNote, onClose, reason, onReason, onBusy } = props;
  const { say, speaker } = useWords();
  const { idOf } = useWishId();
  const request = useRequestAdjustment();
  const correct = useCorrectEntry();
  const [tried, setTried] = useState(false);
  const { control, handleSubmit, setFocus } = props.times;
  const isAskedAlone = props.asks === 'end';
  useEffect(() => {
    if (isAskedAlone) setFocus('newEndTime');
  }, [isAskedAlone, setFocus]);
  const values = useWatch({ control }) as AdjustmentValues;
  const asked = askedOf(values, date);
  const entryId = entry?.punchIds[0] ?? null;
  const decided = asked === undefined ? undefined : preview(day, entryId, asked, now);
  const isUntouched = decided?.ok === false && decided.refusal === 'entry_as_recorded';
  const isMissing = reason.trim() === '';
  const answer = name === undefined ? request.data : correct.data;
  const heard = {
    onSuccess: ({ ok }: { readonly ok: boolean }) => {
      if (!ok) return;
      showToast({ text: name === undefined ? say('adjustments.sent') : say('adjustments.corrected', { name }) });
      onClose();
    },
    onSettled: () => onBusy(false),
  };
  const send = handleSubmit((typed) => {
    const wish = askedOf(typed, date);
    if (wish === undefined || isMissing || decided?.ok !== true) return;
    const details = { entryId, asked: wish, reason: reason.trim() };
    const body = { ...details, id: idOf(details) };
    onBusy(true);
    if (name === undefined) request.mutate(body, heard);
    else correct.mutate({ params: { employeeId }, body: { ...body, seen: [...(entry?.punchIds ?? [])] } }, heard);
  });
  const planned = decided?.ok === true ? decided.value.planned : undefined;
  return (
    <form
      id={props.form}
      className="form"
      noValidate
      onSubmit={(event) => {
        setTried(true);
        void send(event);
      }}
    >
      <AdjustmentFields control={control} date={date} zone={day.zone} asksForEnd={props.asks !== undefined} />
      {renderPair(
        [
          { label: say('adjustments.recorded'), entry: entry ?? null, nothing: say(nothingOf(entryId)) },
          {
            label: say(name === undefined ? 'adjustments.requested' : 'adjustments.yours'),
            entry: planned ?? null,
            nothing: '–',
          },
        ],
        day.zone,
      )}
      {planned !== undefined && (
        <>
          {renderNote === undefined ? (
            <div role="status">
              {dateAt(planned.clockedOutAt, day.zone) !== date && <p>{say('adjustments.endsNextDay')}</p>}
              <LongShift day={day} planned={planned} isTheirs={name !== undefined} />
            </div>
          ) : (
            renderNote(planned)
          )}
          <EffectOnDay
            key={`${date} ${entryId}`}
            params={{ employeeId, date }}
            entryId={entryId}
            asked={asked}
            renderWhy={props.renderWhy}
          />
        </>
      )}
      {decided !== undefined && !decided.ok && (tried || !isUntouched) && (
        <Problem title={refusalSentence(speaker, decided.refusal, decided.details)} />
      )}
      <TextField
        label={say('adjustments.reason')}
        hint={say(name === undefined ? 'adjustments.reasonHint' : 'adjustments.correctHint')}
        value={reason}
        onChange={onReason}
        maxLength={longestRemark}
        isRequired
        {...(tried && isMissing && { error: say('adjustments.enterReason') })}
      />
      <FormProblem answer={answer} error={request.error ?? correct.error} />
    </form>
  );
}

interface EffectOnDayProps {
  readonly params: { readonly employeeId: string; readonly date: PlainDate };
  readonly entryId: string | null;
  readonly asked: AskedEntry | undefined;
  readonly renderWhy: RenderWhy | undefined;
}

/** What the times would do to the week. One for each day and entry: the figures of another never stand for those that are awaited. */
function EffectOnDay({ params, entryId, asked, renderWhy }: EffectOnDayProps) {
  const { data } = useEffectOnDay(params, entryId, asked);
  const ask = asked && { of: { employeeId: params.employeeId, entryId }, asked };
  return <EffectTable effect={data} ask={ask} renderWhy={renderWhy} />;
}
