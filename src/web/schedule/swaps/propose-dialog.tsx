import './swap.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReturnShift } from '../../../contract/schedule/proposals.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords, type Words } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayUnfit } from '../offers/say-unfit.ts';
import { WarningList } from '../offers/warning-list.tsx';
import { WhyField } from '../offers/why-field.tsx';
import { dateOfShift } from '../view.ts';
import { usePropose, useReturns } from './queries.ts';

interface ProposeDialogProps {
  readonly offerId: string;
  /** Who offers. */
  readonly name: string;
  /** What was chosen and written: it stands outside, so that closing by mistake loses nothing. */
  readonly typed: ProposalTyped;
  readonly onType: (typed: ProposalTyped) => void;
  readonly onClose: () => void;
}

export interface ProposalTyped {
  readonly shiftId: string;
  readonly note: string;
  /** Why all the same, where a rule asks that. */
  readonly reason: string;
}

export const nothingTyped: ProposalTyped = { shiftId: '', note: '', reason: '' };

/** Why a shift does not fit, of whoever could not work what they would have then. */
function sayReturnUnfit(name: string, why: NonNullable<ReturnShift['unfit']>, words: Words): string {
  const { say } = words;
  if (why.of === 'both') return say('schedule.propose.same_shift');
  if (why.of === 'reader') return sayUnfit(why.unfit, words);
  return say('schedule.swap.unfit', { name, reason: say(`schedule.unfit.${why.unfit}`) });
}

/** Asks which of one's own shifts the colleague would have in return. */
export function ProposeDialog({ offerId, name, typed, onType, onClose }: ProposeDialogProps) {
  const words = useWords();
  const { say, formats } = words;
  const form = useId();
  const { shiftId, note, reason } = typed;
  const [isUnchosen, setUnchosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // A rule may ask why since the list was read: of the shift that was sent.
  const [askedOf, setAskedOf] = useState<string>();
  const whyField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (askedOf !== undefined) whyField.current?.focus();
  }, [askedOf]);
  const { data, error, refetch } = useReturns(offerId);
  const propose = usePropose(offerId);
  const named = ({ shift }: ReturnShift): string =>
    say('schedule.on', {
      date: formats.anyDate(dateOfShift(shift)),
      times: formats.timeRange(spanOfShift(shift), shift.location.zone),
    });
  const fit = data?.shifts.filter(({ unfit }) => unfit === null) ?? [];
  const chosen = fit.find(({ shift }) => shift.shiftId === shiftId);
  const isAsked = chosen !== undefined && (chosen.needsReason || askedOf === shiftId);
  const unfit = data?.shifts.flatMap((one) => (one.unfit === null ? [] : [{ one, why: one.unfit }])) ?? [];
  return (
    <Dialog
      title={say('schedule.propose')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={propose.isPending}>
            {say('schedule.propose.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const given = reason.trim();
          const lacksReason = isAsked && given === '';
          setUnchosen(chosen === undefined);
          setMissing(lacksReason);
          if (lacksReason) whyField.current?.focus();
          if (chosen === undefined || lacksReason) return;
          const remark = note.trim() === '' ? null : note.trim();
          propose.mutate(
            { shiftId, remark, knowing: chosen.warnings, ...(isAsked && { reason: given }) },
            {
              onSuccess: (answer) => {
                if (!answer.ok) return setAskedOf(answer.refusal === 'taking_needs_reason' ? shiftId : askedOf);
                showToast({ text: <Said of={(now) => now.say('schedule.propose.sent')} /> });
                onType(nothingTyped);
                onClose();
              },
            },
          );
        }}
      >
        <p>{say('schedule.propose.lead', { name })}</p>
        {data === undefined && error !== null && <AskProblem error={error} retry={() => void refetch()} />}
        {data === undefined && error === null && (
          <Loading label={say('kernel.loading')}>
            <Skeleton blockSize="72px" />
          </Loading>
        )}
        {data !== undefined && (
          <SelectField
            name="shift"
            label={say('schedule.propose.shift')}
            none={say(
              fit.length > 0
                ? 'schedule.propose.choose'
                : unfit.length > 0
                  ? 'schedule.propose.noneFits'
                  : 'schedule.propose.none',
            )}
            choices={fit.map((one) => ({ value: one.shift.shiftId, label: named(one) }))}
            value={shiftId}
            onChange={(value) => onType({ ...typed, shiftId: value })}
            {...(isUnchosen && chosen === undefined && { error: say('schedule.propose.choose') })}
          />
        )}
        {chosen !== undefined && chosen.warnings.length > 0 && <WarningList warnings={chosen.warnings} />}
        {isAsked && (
          <WhyField
            inputRef={whyField}
            reason={reason}
            onType={(text) => onType({ ...typed, reason: text })}
            isMissing={isMissing}
          />
        )}
        {unfit.length > 0 && (
          <details className="swap-unfit">
            <summary>{say('schedule.propose.unfitTitle')}</summary>
            <ul>
              {unfit.map(({ one, why }) => (
                <li key={one.shift.shiftId}>
                  {say('schedule.propose.unfit', {
                    shift: named(one),
                    reason: sayReturnUnfit(name, why, words),
                  })}
                </li>
              ))}
            </ul>
          </details>
        )}
        <TextAreaField
          name="note"
          label={say('schedule.note')}
          maxLength={500}
          value={note}
          onChange={(text) => onType({ ...typed, note: text })}
        />
        <FormProblem answer={propose.data} error={propose.error} />
      </form>
    </Dialog>
  );
}
