import { useId, useState } from 'react';
import type { RecordedDay } from '../../contract/adjustments.ts';
import { parsePlainDate, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { FormFoot } from '../kernel/form-foot.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { RenderWhy } from './effect-table.tsx';
import { EntryForm, useTimes, type RenderPair, type TypedBefore } from './entry-form.tsx';
import { useRecordedDay } from './queries.ts';
import { closedBy, entriesOn, valuesOf } from './view.ts';

interface AdjustmentFormProps {
  readonly employeeId: string;
  /** The day that the form opens on; another can be chosen. */
  readonly date: PlainDate;
  /** The entry that is asked about; left out, the first of the day. */
  readonly entryId?: string | undefined;
  /** Whose hours a manager corrects; left out, one asks for oneself. */
  readonly name?: string | undefined;
  /** What was typed of the entry before, in a form that asked for less. */
  readonly typed?: TypedBefore | undefined;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly renderWhy?: RenderWhy | undefined;
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
  const [reason, setReason] = useState(props.typed?.reason ?? '');
  const [busy, setBusy] = useState(false);
  const { data: day, error, refetch } = useRecordedDay(employeeId, date);
  const closed = day && closedBy(day, date);
  const refused = closed && refusalSentence(speaker, closed);
  const entries = day === undefined ? [] : entriesOn(day, date);
  const isAdding = chosen === 'new';
  const entry = isAdding ? undefined : (entries.find(({ punchIds }) => punchIds[0] === chosen) ?? entries[0]);
  const times = useTimes(day, entry, props.typed);
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
