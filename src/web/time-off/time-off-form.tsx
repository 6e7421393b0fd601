import { useId, useState } from 'react';
import { v7 } from 'uuid';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { TimeOffReply } from '../../contract/time-off.ts';
import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { lackingOf } from '../../domain/time-off/time-off-type.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords, type Words } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { AttachmentField, type LeaveFile } from './attachment-field.tsx';
import { AwayNote } from './away-note.tsx';
import { LimitsNote } from './limits-note.tsx';
import { PartFields } from './part-fields.tsx';
import { useLimitsMet, useRequestTimeOff, useTimeOff } from './queries.ts';
import { RequestFigures } from './request-figures.tsx';
import { limitIn } from './view/limit.ts';
import {
  changed,
  considered,
  hindranceOf,
  openTypes,
  type Considered,
  type Hindrance,
  type TimeOffValues,
} from './view/request.ts';

interface TimeOffFormProps {
  readonly self: EmployeeSelf;
  readonly onClose: () => void;
}

const nothingTyped: TimeOffValues = { typeId: '', startDate: '', endDate: '', part: 'whole', fromTime: '', toTime: '' };

/** Asks for time off: which type, which days, what they take and what is left. */
export function TimeOffForm({ self, onClose }: TimeOffFormProps) {
  const words = useWords();
  const { say } = words;
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [isFileWaiting, setFileWaiting] = useState(false);
  const { data, error, refetch } = useTimeOff(self.employeeId);
  const values = { ...typed, typeId: typed.typeId || (data && openTypes(data)[0]?.typeId) || '' };
  const chosen = data && considered(data, values);
  // Of what is refused for itself no limit is asked.
  const limits = useLimitsMet(chosen?.decided?.ok === true ? chosen.wish : undefined);
  const met = limits.data?.met ?? [];
  // Those of other dates stand where they stood until these have come, and refuse nothing.
  const hindrance = chosen && hindranceOf(chosen, limits.isPlaceholderData ? [] : met, isFileWaiting);
  return (
    <TypedDialog
      title={say('timeOff.request')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            busy={busy}
            unavailable={chosen === undefined ? say('timeOff.chooseDates') : hindrance && hindranceIn(words, hindrance)}
          >
            {say('timeOff.submit')}
          </Button>
        </>
      }
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.failed')} blockSize="420px" />
      )}
      {data !== undefined && chosen !== undefined && (
        <Fields
          self={self}
          reply={data}
          values={values}
          chosen={chosen}
          limits={met}
          form={form}
          onClose={onClose}
          onChange={(next) => setTyped(changed(values, next))}
          onBusy={setBusy}
          onFileWaiting={setFileWaiting}
        />
      )}
    </TypedDialog>
  );
}

/** What stands against submitting, as a sentence. */
function hindranceIn(words: Words, hindrance: Hindrance): string {
  switch (hindrance.kind) {
    case 'no_days':
      return words.say('timeOff.chooseDates');
    case 'end_first':
      return refusalSentence(words.speaker, 'time_off_without_days');
    case 'hours_open':
      return refusalSentence(words.speaker, 'time_off_hours_missing');
    case 'refused':
      return refusalSentence(words.speaker, hindrance.by);
    case 'limit':
      return limitIn(words, hindrance.limit, 'Is');
    case 'file_waits':
      return words.say('timeOff.attachmentWait');
  }
}

interface FieldsProps extends TimeOffFormProps {
  readonly reply: TimeOffReply;
  readonly values: TimeOffValues;
  readonly chosen: Considered;
  /** The blackout days and limits that the dates meet. */
  readonly limits: readonly AwayLimitReply[];
  readonly form: string;
  readonly onChange: (next: Partial<TimeOffValues>) => void;
  readonly onBusy: (busy: boolean) => void;
  /** A file was chosen that has not arrived. */
  readonly onFileWaiting: (waits: boolean) => void;
}

/** What is typed stays until the request is there. */
function Fields(props: FieldsProps) {
  const { self, reply, values, chosen, limits, form, onClose, onChange: change, onBusy, onFileWaiting } = props;
  const { say, speaker } = useWords();
  // One id for this request, however often it is sent.
  const [id] = useState(() => v7());
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [file, setFile] = useState<LeaveFile>();
  const choose = (next: LeaveFile | undefined): void => {
    setFile(next);
    onFileWaiting(next !== undefined && next.kept === undefined);
  };
  const { mutate, data: answer, error } = useRequestTimeOff();
  const { wish, type, count, decided } = chosen;
  const written = note.trim() === '' ? null : note.trim();
  const against = hindranceOf(chosen, [], false);
  const lacking = type && lackingOf(type, { note: written, hasAttachment: file !== undefined });
  const send = () => {
    setTried(true);
    if (wish === undefined || count === 0 || decided?.ok !== true || lacking !== undefined) return;
    if (file !== undefined && file.kept === undefined) return;
    const { employeeId: userId, firstName, lastName, email } = self;
    const { startsOn: startDate, endsOn: endDate, part, fromMinute, toMinute } = wish;
    const days = { startDate, endDate, numDays: count, part, fromMinute, toMinute };
    const body = {
      userId,
      firstName,
      lastName,
      email,
      ...days,
      id,
      typeId: values.typeId,
      attachmentId: file?.kept?.id,
    };
    onBusy(true);
    mutate(
      { ...body, note: written ?? undefined },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('timeOff.sent') });
          onClose();
        },
        onSettled: () => onBusy(false),
      },
    );
  };
  return (
    <form
      id={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectField
        name="type"
        label={say('timeOff.type')}
        value={values.typeId}
        onChange={(typeId) => change({ typeId, part: 'whole' })}
        choices={openTypes(reply).map((one) => ({ value: one.typeId, label: timeOffTypeName(speaker, one) }))}
      />
      <div className="two">
        <DateField
          label={say('timeOff.startDate')}
          isRequired
          value={values.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <DateField
          label={say('timeOff.endDate')}
          isRequired
          value={values.endDate}
          onChange={(endDate) => change({ endDate })}
          error={against?.kind === 'end_first' ? refusalSentence(speaker, 'time_off_without_days') : undefined}
        />
      </div>
      {type !== undefined && type.unit !== 'day' && count === 1 && (
        <PartFields unit={type.unit} values={values} onChange={change} />
      )}
      <RequestFigures reply={reply} type={type} wish={wish} count={count} decided={decided} />
      {decided?.ok === true && <LimitsNote limits={limits} />}
      {decided?.ok === true && wish !== undefined && (
        <AwayNote employeeId={self.employeeId} from={wish.startsOn} to={wish.endsOn} />
      )}
      {against?.kind === 'refused' && <Problem title={refusalSentence(speaker, against.by)} />}
      <TextAreaField
        label={say('timeOff.note')}
        hint={say(type?.needsNote === true ? 'timeOff.noteNeeded' : 'timeOff.noteHint')}
        value={note}
        onChange={setNote}
        maxLength={longestRemark}
        rows={2}
        isRequired={type?.needsNote === true}
        error={isTried && lacking === 'time_off_note_missing' ? refusalSentence(speaker, lacking) : undefined}
      />
      <AttachmentField file={file} onChange={choose} />
      {isTried && lacking === 'time_off_attachment_missing' && <Problem title={refusalSentence(speaker, lacking)} />}
      <FormProblem answer={answer} error={error} />
    </form>
  );
}
