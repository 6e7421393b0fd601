import { CalendarCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordedDay } from '../../../contract/adjustments.ts';
import type { PlannedEntry } from '../../../domain/adjustments/planned-entry.ts';
import { dateAt, type Instant, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import type { TimeEntry } from '../../../domain/time-clock/time-entry.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { FormFoot } from '../../kernel/form-foot.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AdjustmentForm } from '../adjustment-form.tsx';
import type { RenderWhy } from '../effect-table.tsx';
import { EntryForm, useTimes, type RenderPair, type TypedBefore } from '../entry-form.tsx';
import { LongShift } from '../long-shift.tsx';
import { useRecordedDay } from '../queries.ts';
import { entryNow, type AdjustmentValues } from '../view.ts';
import { leftAsScheduled, unansweredBy } from './view.ts';
import '../forgotten-entry.css';

interface LeavingFormProps {
  readonly employeeId: string;
  /** The day on which the entry began. */
  readonly date: PlainDate;
  /** The entry that lacks its clock-out. */
  readonly entryId: string;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly renderWhy: RenderWhy;
  readonly onClose: () => void;
}

/** Asks when somebody left, and sends the answer to their manager; where more is wrong, the form for any other times is one press away. */
export function LeavingForm(props: LeavingFormProps) {
  const [typed, setTyped] = useState<TypedBefore>();
  return typed === undefined ? <Leaving {...props} onOther={setTyped} /> : <AdjustmentForm {...props} typed={typed} />;
}

function Leaving({ onOther, ...props }: LeavingFormProps & { readonly onOther: (typed: TypedBefore) => void }) {
  const { employeeId, entryId, now, onClose } = props;
  const { say, speaker } = useWords();
  const form = useId();
  const [reason, setReason] = useState(say('adjustments.forgotReason'));
  const [busy, setBusy] = useState(false);
  const { data: day, error, refetch } = useRecordedDay(employeeId, props.date);
  const entry = day && entryNow(day, entryId);
  const closed = day && unansweredBy(day, entryId, props.date);
  const refused = closed && refusalSentence(speaker, closed);
  const times = useTimes(day, entry);
  const scheduled = day && entry && leftAsScheduled(day, entry, now);
  return (
    <TypedDialog
      title={say('adjustments.whenLeft')}
      onClose={onClose}
      actions={
        <FormFoot form={form} submit={say('adjustments.send')} busy={busy} unavailable={refused} onClose={onClose} />
      }
    >
      <div className="form">
        {day === undefined && (
          <Unanswered error={error} refetch={refetch} title={say('adjustments.dayFailed')} blockSize="280px" />
        )}
        {refused !== undefined && <Problem title={refused} />}
        {day !== undefined && entry !== undefined && refused === undefined && (
          <>
            <CameIn day={day} entry={entry} />
            {scheduled && <AsScheduled {...scheduled} zone={day.zone} times={times} />}
            <EntryForm
              {...props}
              form={form}
              times={times}
              day={day}
              date={dateAt(entry.clockedInAt, day.zone)}
              entry={entry}
              asks={scheduled === undefined ? 'end' : 'end_or_scheduled'}
              renderNote={(planned) => <LeftOn day={day} planned={planned} />}
              reason={reason}
              onReason={setReason}
              onBusy={setBusy}
            />
          </>
        )}
        <p>
          <button type="button" className="link" onClick={() => onOther({ values: times.getValues(), reason })}>
            {say('adjustments.otherChange')}
          </button>
        </p>
      </div>
    </TypedDialog>
  );
}

interface CameInProps {
  readonly day: RecordedDay;
  readonly entry: TimeEntry;
}

/** Where and when they came: what is known. */
function CameIn({ day: { zone, begun }, entry: { clockedInAt, punchIds } }: CameInProps) {
  const { say, formats } = useWords();
  const since = { date: formats.date(dateAt(clockedInAt, zone)), time: formats.time(clockedInAt, zone) };
  const place = begun.find(({ entryId }) => entryId === punchIds[0])?.place;
  return (
    <p>{place === undefined ? say('adjustments.noClockOut', since) : say('adjustments.cameIn', { place, ...since })}</p>
  );
}

interface AsScheduledProps {
  readonly at: Instant;
  readonly values: AdjustmentValues;
  readonly zone: Zone;
  readonly times: UseFormReturn<AdjustmentValues>;
}

/** The end of the shift that they came for, as an answer of one press. */
function AsScheduled({ at, values, zone, times: { setValue } }: AsScheduledProps) {
  const { say, formats } = useWords();
  const time = formats.time(at, zone);
  const take = (): void => {
    setValue('newEndTime', values.newEndTime, { shouldDirty: true, shouldValidate: true });
    setValue('endReading', values.endReading, { shouldDirty: true });
  };
  return (
    <div className="forgotten">
      <Icon of={CalendarCheck} />
      <div>
        <p>{say('adjustments.scheduledUntil', { time })}</p>
      </div>
      <Button size="sm" tone="ink" onPress={take}>
        {say('adjustments.leftThen', { time })}
      </Button>
    </div>
  );
}

/** Which day the time lies on; and what is unusual about it, before it is sent. */
function LeftOn({ day, planned }: { readonly day: RecordedDay; readonly planned: PlannedEntry }) {
  const { say, formats } = useWords();
  const { clockedOutAt } = planned;
  const date = formats.date(dateAt(clockedOutAt, day.zone));
  return (
    <div role="status">
      <p>{say('adjustments.leftOn', { date, time: formats.time(clockedOutAt, day.zone) })}</p>
      <LongShift day={day} planned={planned} />
    </div>
  );
}
