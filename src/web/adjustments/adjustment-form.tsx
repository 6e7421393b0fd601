import { useEffect, useId, useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { RecordedDay } from '../../contract/adjustments.ts';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import { dateAt, parsePlainDate, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { FormFoot } from '../kernel/form-foot.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, type Faults } from '../kernel/form.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWishId } from '../kernel/wish-id.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { AdjustmentFields } from './adjustment-fields.tsx';
import { EffectTable } from './effect-table.tsx';
import { useCorrectEntry, useEffectOnDay, useRecordedDay, useRequestAdjustment } from './queries.ts';
import { askedOf, closedBy, entriesOn, preview, valuesOf, type AdjustmentValues, type ShownEntry } from './view.ts';

/** Entries on one axis, drawn by whoever knows how. */
export type RenderPair = (
  rows: readonly { readonly label: string; readonly entry: ShownEntry | null; readonly nothing: string }[],
  zone: Zone,
) => ReactNode;

interface AdjustmentFormProps {
  readonly employeeId: string;
  /** The day that the form opens on; another can be chosen. */
  readonly date: PlainDate;
  /** The entry that is asked about; left out, the first of the day. */
  readonly entryId?: string | undefined;
  /** Whose hours a manager corrects; left out, one asks for oneself. */
  readonly name?: string | undefined;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly onClose: () => void;
}

/** A year that is typed figure by figure begins as one of long ago, of which nothing is asked. */
const earliestDate = '2000-01-01';

/**
 * Asks for other times, or, as a manager, records them: which day, which entry, from when to when, and why. What was typed stays whatever is refused,
 * whichever day is chosen, and whoever changes the entry meanwhile: only what was not touched follows it.
 */
export function AdjustmentForm(props: AdjustmentFormProps) {
  const { say, speaker } = useWords();
  const { employeeId, name, onClose } = props;
  const form = useId();
  const [date, setDate] = useState(props.date);
  const [typedDate, setTypedDate] = useState<string>(props.date);
  const [chosen, setChosen] = useState(props.entryId);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { data: day, error, refetch } = useRecordedDay(employeeId, date);
  const closed = day && closedBy(day, date);
  const refused = closed && refusalSentence(speaker, closed);
  const entries = day === undefined ? [] : entriesOn(day, date);
  const isAdding = chosen === 'new';
  const entry = isAdding ? undefined : (entries.find(({ punchIds }) => punchIds[0] === chosen) ?? entries[0]);
  const times = useForm<AdjustmentValues>({
    defaultValues: valuesOf(undefined, utc),
    // Undefined while the day is asked for: then what stands in the form stays.
    ...(day !== undefined && { values: valuesOf(entry, day.zone) }),
    resetOptions: { keepDirtyValues: true },
    resolver: checkedBy(faultsOf),
  });
  const choose = (id: string): void => {
    setChosen(id);
    if (day === undefined) return;
    // Another entry is meant, and what was typed was about the former.
    times.reset(
      valuesOf(
        entries.find(({ punchIds }) => punchIds[0] === id),
        day.zone,
      ),
    );
  };
  return (
    <TypedDialog
      title={name === undefined ? say('adjustments.request') : say('adjustments.correctTitle', { name })}
      onClose={onClose}
      actions={
        <FormFoot
          form={form}
          submit={say(name === undefined ? 'adjustments.send' : 'adjustments.record')}
          busy={busy}
          unavailable={refused}
          onClose={onClose}
        />
      }
    >
      <div className="form">
        <DateField
          label={say('adjustments.date')}
          value={typedDate}
          onChange={(text) => {
            setTypedDate(text);
            const picked = parsePlainDate(text);
            if (picked === undefined || picked < earliestDate) return;
            setDate(picked);
            setChosen(undefined);
          }}
        />
        {day === undefined && (
          <Unanswered error={error} refetch={refetch} title={say('adjustments.dayFailed')} blockSize="280px" />
        )}
        {refused !== undefined && <Problem title={refused} />}
        {day !== undefined && refused === undefined && (
          <>
            <EntryChoice day={day} entries={entries} value={entry?.punchIds[0] ?? 'new'} onChange={choose} />
            <EntryForm
              {...props}
              form={form}
              times={times}
              day={day}
              date={date}
              entry={entry}
              reason={reason}
              onReason={setReason}
              onBusy={setBusy}
            />
          </>
        )}
      </div>
    </TypedDialog>
  );
}

interface EntryChoiceProps {
  readonly day: RecordedDay;
  readonly entries: readonly TimeEntry[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which entry of the day is meant, or a new one; a day without any needs no choice. */
function EntryChoice({ day, entries, value, onChange }: EntryChoiceProps) {
  const { say, formats } = useWords();
  if (entries.length === 0) return <p>{say('adjustments.nothingThatDay')}</p>;
  const nameOf = ({ clockedInAt, clockedOutAt }: TimeEntry) =>
    clockedOutAt === undefined
      ? say('adjustments.withoutEnd', { time: formats.time(clockedInAt, day.zone) })
      : formats.timeRange({ from: clockedInAt, to: clockedOutAt }, day.zone);
  return (
    <SelectField
      name="entry"
      label={say('adjustments.entry')}
      value={value}
      onChange={onChange}
      choices={[
        ...entries.map((one) => ({ value: one.punchIds[0] ?? '', label: nameOf(one) })),
        { value: 'new', label: say('adjustments.addEntry') },
      ]}
    />
  );
}

interface EntryFormProps extends AdjustmentFormProps {
  readonly form: string;
  readonly times: UseFormReturn<AdjustmentValues>;
  readonly day: RecordedDay;
  readonly entry: TimeEntry | undefined;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onBusy: (busy: boolean) => void;
}

const utc = 'UTC' as Zone;

const faultsOf = ({ newStartTime, newEndTime, newBreak }: AdjustmentValues): Faults<AdjustmentValues> => ({
  ...(newStartTime === '' && { newStartTime: 'adjustments.enterStart' }),
  ...(newEndTime === '' && { newEndTime: 'adjustments.enterEnd' }),
  ...(!/^\s*\d{1,4}\s*$/.test(newBreak) && { newBreak: 'adjustments.enterBreak' }),
});

/** The times and the reason. */
function EntryForm(props: EntryFormProps) {
  const { employeeId, date, day, entry, name, now, renderPair, onClose, reason, onReason, onBusy } = props;
  const { say, speaker } = useWords();
  const { idOf } = useWishId();
  const request = useRequestAdjustment();
  const correct = useCorrectEntry();
  const [tried, setTried] = useState(false);
  const { control, handleSubmit, setFocus } = props.times;
  // Who is asked when they left, answers that and nothing else.
  const lacksEnd =
    props.entryId !== undefined && entry?.punchIds[0] === props.entryId && entry.clockedOutAt === undefined;
  useEffect(() => {
    if (lacksEnd) setFocus('newEndTime');
  }, [lacksEnd, setFocus]);
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
      <AdjustmentFields control={control} date={date} zone={day.zone} />
      {renderPair(
        [
          { label: say('adjustments.recorded'), entry: entry ?? null, nothing: say('adjustments.nothing') },
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
          {dateAt(planned.clockedOutAt, day.zone) !== date && <p role="status">{say('adjustments.endsNextDay')}</p>}
          <EffectOnDay key={`${date} ${entryId}`} params={{ employeeId, date }} entryId={entryId} asked={asked} />
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
}

/** What the times would do to the week. One for each day and entry: the figures of another never stand for those that are awaited. */
function EffectOnDay({ params, entryId, asked }: EffectOnDayProps) {
  const { data } = useEffectOnDay(params, entryId, asked);
  return <EffectTable effect={data} />;
}
