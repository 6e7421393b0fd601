import { useId, useState } from 'react';
import { v7 } from 'uuid';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { TimeOffReply } from '../../contract/time-off.ts';
import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { refusing } from '../../domain/time-off/away-limit.ts';
import { lackingOf } from '../../domain/time-off/time-off-type.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
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
import { changed, countOf, preview, wishOf, type TimeOffValues } from './view/request.ts';

interface TimeOffFormProps {
  readonly self: EmployeeSelf;
  readonly onClose: () => void;
}

/** Asks for time off: which type, which days, what they take and what is left. */
export function TimeOffForm({ self, onClose }: TimeOffFormProps) {
  const words = useWords();
  const { say } = words;
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [isFileWaiting, setFileWaiting] = useState(false);
  const { data, error, refetch } = useTimeOff(self.employeeId);
  const limits = useLimitsMet(asked?.dates);
  const refusedBy = limits.isPlaceholderData ? undefined : refusing(limits.data?.met ?? []);
  const unavailable =
    asked === undefined
      ? say('timeOff.chooseDates')
      : (asked.refused ??
        (refusedBy === undefined ? undefined : limitIn(words, refusedBy)) ??
        (isFileWaiting ? say('timeOff.attachmentWait') : undefined));
  return (
    <TypedDialog
      title={say('timeOff.request')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} busy={busy} unavailable={unavailable}>
            {say('timeOff.submit')}
          </Button>
        </>
      }
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.failed')} blockSize="420px" />
      )}
      {data !== undefined && (
        <Fields
          self={self}
          reply={data}
          form={form}
          onClose={onClose}
          limits={limits.data?.met ?? []}
          onAsked={setAsked}
          onBusy={setBusy}
          onFileWaiting={setFileWaiting}
        />
      )}
    </TypedDialog>
  );
}

/** What is chosen, as far as whether it can be submitted goes. */
interface Asked {
  /** Undefined, it is refused whatever else is so on its dates. */
  readonly dates: { readonly from: PlainDate; readonly to: PlainDate } | undefined;
  /** Why it would be. */
  readonly refused: string | undefined;
}

interface FieldsProps extends TimeOffFormProps {
  readonly reply: TimeOffReply;
  readonly form: string;
  /** The blackout days and limits that the dates meet. */
  readonly limits: readonly AwayLimitReply[];
  /** Undefined, there are no days, and there is nothing to submit. */
  readonly onAsked: (asked: Asked | undefined) => void;
  readonly onBusy: (busy: boolean) => void;
  /** A file was chosen that has not arrived. */
  readonly onFileWaiting: (waits: boolean) => void;
}

/** What is typed stays until the request is there. */
function Fields({ self, reply, form, limits, onClose, onAsked, onBusy, onFileWaiting }: FieldsProps) {
  const { say, speaker } = useWords();
  // One id for this request, however often it is sent.
  const [id] = useState(() => v7());
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const types = reply.types.filter(({ isOpen }) => isOpen);
  const [file, setFile] = useState<LeaveFile>();
  const choose = (chosen: LeaveFile | undefined): void => {
    setFile(chosen);
    onFileWaiting(chosen !== undefined && chosen.kept === undefined);
  };
  const [values, setValues] = useState<TimeOffValues>({
    typeId: types[0]?.typeId ?? '',
    startDate: '',
    endDate: '',
    part: 'whole',
    fromTime: '',
    toTime: '',
  });
  const { mutate, data: answer, error } = useRequestTimeOff();
  const decide = (of: TimeOffValues) => {
    const wish = wishOf(of);
    const type = types.find(({ typeId }) => typeId === of.typeId);
    return { wish, type, decided: wish && type && preview(reply, type, wish) };
  };
  const change = (next: Partial<TimeOffValues>) => {
    const after = changed(values, next);
    setValues(after);
    const asked = decide(after);
    const refused = asked.decided?.ok === false ? refusalSentence(speaker, asked.decided.refusal) : undefined;
    const hasDays = asked.wish !== undefined && countOf(after) > 0;
    const dates = asked.wish && { from: asked.wish.startsOn, to: asked.wish.endsOn };
    onAsked(hasDays ? { dates: refused === undefined ? dates : undefined, refused } : undefined);
  };
  const { wish, type, decided } = decide(values);
  const count = countOf(values);
  const written = note.trim() === '' ? null : note.trim();
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
        choices={types.map((one) => ({ value: one.typeId, label: timeOffTypeName(speaker, one) }))}
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
      {count > 0 && decided?.ok === false && <Problem title={refusalSentence(speaker, decided.refusal)} />}
      <TextAreaField
        label={say('timeOff.note')}
        hint={say('timeOff.noteHint')}
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
