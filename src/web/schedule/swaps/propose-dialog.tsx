import './swap.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReturnShift } from '../../../contract/schedule/proposals.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { WarningList } from '../offers/warning-list.tsx';
import { WhyField } from '../offers/why-field.tsx';
import { usePropose, useReturns } from './queries.ts';
import { ReturnField, UnfitReturns } from './return-fields.tsx';

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

/** Asks which of one's own shifts the colleague would have in return. */
export function ProposeDialog({ offerId, name, typed, onType, onClose }: ProposeDialogProps) {
  const { say } = useWords();
  const form = useId();
  const { data, error, refetch } = useReturns(offerId);
  const chosen = data?.shifts.find(({ shift, unfit }) => unfit === null && shift.shiftId === typed.shiftId);
  const { propose, submit, isAsked, isUnchosen, isMissing, whyField } = useProposing(offerId, chosen, typed, () => {
    onType(nothingTyped);
    onClose();
  });
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
          submit();
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
          <ReturnField
            shifts={data.shifts}
            shiftId={typed.shiftId}
            isMissing={isUnchosen}
            onChange={(shiftId) => onType({ ...typed, shiftId })}
          />
        )}
        {chosen !== undefined && chosen.warnings.length > 0 && <WarningList warnings={chosen.warnings} />}
        {isAsked && (
          <WhyField
            inputRef={whyField}
            reason={typed.reason}
            onType={(reason) => onType({ ...typed, reason })}
            isMissing={isMissing}
          />
        )}
        {data !== undefined && <UnfitReturns name={name} shifts={data.shifts} />}
        <TextAreaField
          name="note"
          label={say('schedule.note')}
          maxLength={500}
          value={typed.note}
          onChange={(note) => onType({ ...typed, note })}
        />
        <FormProblem answer={propose.data} error={propose.error} />
      </form>
    </Dialog>
  );
}

/**
 * Sends a proposal, once a shift is chosen and, where a rule asks why, that is told.
 *
 * @param chosen undefined, none yet, or one that does not fit any more
 */
function useProposing(
  offerId: string,
  chosen: ReturnShift | undefined,
  { note, reason }: ProposalTyped,
  onProposed: () => void,
) {
  const propose = usePropose(offerId);
  const [lacksChoice, setLacksChoice] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // A rule may ask why since the list was read: of the shift that was sent.
  const [askedOf, setAskedOf] = useState<string>();
  const whyField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (askedOf !== undefined) whyField.current?.focus();
  }, [askedOf]);
  const isAsked = chosen !== undefined && (chosen.needsReason || askedOf === chosen.shift.shiftId);
  const submit = (): void => {
    const given = reason.trim();
    const lacksReason = isAsked && given === '';
    setLacksChoice(chosen === undefined);
    setMissing(lacksReason);
    if (lacksReason) whyField.current?.focus();
    if (chosen === undefined || lacksReason) return;
    const { shiftId } = chosen.shift;
    const remark = note.trim() === '' ? null : note.trim();
    propose.mutate(
      { shiftId, remark, knowing: chosen.warnings, ...(isAsked && { reason: given }) },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return setAskedOf(answer.refusal === 'taking_needs_reason' ? shiftId : askedOf);
          showToast({ text: <Said of={(now) => now.say('schedule.propose.sent')} /> });
          onProposed();
        },
      },
    );
  };
  return { propose, submit, isAsked, isUnchosen: lacksChoice && chosen === undefined, isMissing, whyField };
}
