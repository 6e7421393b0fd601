import { useId, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { readPendingAdjustment } from '../../contract/adjustments.ts';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import { dateAt, type Instant } from '../../domain/kernel/time.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { checkedBy, FormProblem } from '../kernel/form.tsx';
import { ReasonForm } from '../kernel/reason-form.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import type { AdjustmentStep } from './adjustment-cards.tsx';
import { AdjustmentFields } from './adjustment-fields.tsx';
import { EffectTable, type RenderWhy } from './effect-table.tsx';
import type { RenderPair } from './entry-form.tsx';
import { LongShift } from './long-shift.tsx';
import { useApproveAdjustment, useEffectOf, usePendingAdjustment, useRejectAdjustment } from './queries.ts';
import {
  askedOf,
  effectShown,
  entryNow,
  faultsOf,
  nothingOf,
  preview,
  timesOf,
  valuesOf,
  wishedEntry,
  type AdjustmentValues,
} from './view.ts';

interface DecisionDialogProps {
  readonly requestId: string;
  readonly step: AdjustmentStep;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly renderWhy: RenderWhy;
  readonly onClose: () => void;
}

/** An adjustment with what is recorded now, to approve as asked or with other times, or to reject with a reason. */
export function DecisionDialog({ requestId, ...rest }: DecisionDialogProps) {
  const { say } = useWords();
  const { data, dataUpdatedAt, error, refetch } = usePendingAdjustment(requestId);
  if (data !== undefined) return <Decision adjustment={data} readAt={dataUpdatedAt} {...rest} />;
  return (
    <Dialog title={say('approvals.kind.adjustment')} isOpen onClose={rest.onClose}>
      <Unanswered error={error} refetch={refetch} title={say('adjustments.failed')} blockSize="320px" />
    </Dialog>
  );
}

type Pending = ReplyOf<typeof readPendingAdjustment>;

interface DecisionProps extends Omit<DecisionDialogProps, 'requestId'> {
  readonly adjustment: Pending;
  /** When it was read. */
  readonly readAt: number;
}

function Decision({ adjustment, readAt, step, now, renderPair, renderWhy, onClose }: DecisionProps) {
  const { say, speaker, formats } = useWords();
  const [isRejecting, setRejecting] = useState(step === 'reject');
  const [approval, rejection] = [useId(), useId()];
  const [busy, setBusy] = useState(false);
  const { name } = adjustment.request.employee;
  const title = say('adjustments.titleOf', { name, date: formats.date(adjustment.date) });
  const isAnswered = adjustment.decision !== null;
  const { closed } = adjustment.day;
  const refused = closed === null ? undefined : refusalSentence(speaker, closed);
  const own = adjustment.request.isOwn ? say('approvals.own') : undefined;
  const actions = isAnswered ? (
    <Button onPress={onClose}>{say('kernel.close')}</Button>
  ) : isRejecting ? (
    <>
      <Button onPress={() => (step === 'reject' ? onClose() : setRejecting(false))}>{say('kernel.cancel')}</Button>
      <Button tone="out" type="submit" form={rejection} busy={busy}>
        {say('approvals.submitRejection')}
      </Button>
    </>
  ) : (
    <>
      <Button unavailable={own} onPress={() => setRejecting(true)}>
        {say('approvals.reject')}
      </Button>
      <Button tone="primary" type="submit" form={approval} busy={busy} unavailable={own ?? refused}>
        {say('approvals.approve')}
      </Button>
    </>
  );
  const common = { adjustment, onBusy: setBusy, onClose };
  return (
    <TypedDialog title={title} onClose={onClose} actions={actions}>
      <div className="form">
        <p>
          <q dir="auto">{adjustment.reason}</q>
        </p>
        {isAnswered && adjustment.decision !== null && (
          <Problem
            title={say(`adjustments.is.${adjustment.decision.outcome}`, { name: adjustment.decision.decidedBy })}
          />
        )}
        {!isAnswered && own !== undefined && <p className="hint">{own}</p>}
        {!isAnswered && isRejecting && <Rejection {...common} form={rejection} />}
        {/* Kept while a rejection is thought about: times that were typed would be those asked for again, and be approved. */}
        {!isAnswered && step !== 'reject' && (
          <div hidden={isRejecting}>
            <Approval
              {...common}
              form={approval}
              readAt={readAt}
              refused={refused}
              now={now}
              renderPair={renderPair}
              renderWhy={renderWhy}
            />
          </div>
        )}
      </div>
    </TypedDialog>
  );
}

interface AnswerProps {
  readonly adjustment: Pending;
  readonly form: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onClose: () => void;
}

interface ApprovalProps extends AnswerProps {
  readonly readAt: number;
  /** Why no times at all may be recorded now. */
  readonly refused: string | undefined;
  readonly now: Instant;
  readonly renderPair: RenderPair;
  readonly renderWhy: RenderWhy;
}

/** The times that would be recorded, as asked until they are changed, and what they do to the week. */
function Approval({
  adjustment,
  readAt,
  form,
  refused,
  onBusy,
  onClose,
  now,
  renderPair,
  renderWhy,
}: ApprovalProps): ReactNode {
  const { say, speaker } = useWords();
  const { day, date, entryId, requestId, planned, seen } = adjustment;
  const { mutate, data: answer, error } = useApproveAdjustment();
  const prefilled = valuesOf(planned, day.zone);
  const { control, handleSubmit, formState } = useForm<AdjustmentValues>({
    defaultValues: prefilled,
    resolver: checkedBy(faultsOf),
  });
  const values = useWatch({ control }) as AdjustmentValues;
  const asked = askedOf(values, date);
  const current = entryNow(day, entryId);
  const decided = asked === undefined ? undefined : preview(day, entryId, asked, now);
  const isAsAsked = !formState.isDirty;
  const hasChanged = seen.join() !== (current?.punchIds ?? []).join();
  const send = handleSubmit(() => {
    if (decided?.ok !== true || asked === undefined) return;
    onBusy(true);
    mutate(
      {
        params: { requestId },
        body: { changed: isAsAsked ? undefined : timesOf(asked), seen: [...(current?.punchIds ?? [])] },
      },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('adjustments.approved', { name: adjustment.request.employee.name }) });
          onClose();
        },
        onSettled: () => onBusy(false),
      },
    );
  });
  const { data: effect } = useEffectOf(requestId, asked, readAt);
  const shown = decided?.ok === true ? decided.value.planned : undefined;
  const problem =
    refused ?? (decided?.ok === false ? refusalSentence(speaker, decided.refusal, decided.details) : undefined);
  return (
    <form id={form} className="form" noValidate onSubmit={(event) => void send(event)}>
      {hasChanged && <p role="status">{say('adjustments.changedSince')}</p>}
      {renderPair(
        [
          { label: say('adjustments.recorded'), entry: current ?? null, nothing: say(nothingOf(entryId)) },
          {
            label: say(isAsAsked ? 'adjustments.requested' : 'adjustments.yours'),
            entry: wishedEntry(decided, { planned, isAsAsked }),
            nothing: '–',
          },
        ],
        day.zone,
      )}
      <AdjustmentFields control={control} date={date} zone={day.zone} />
      {shown !== undefined && (
        <div role="status">
          {dateAt(shown.clockedOutAt, day.zone) !== date && <p>{say('adjustments.endsNextDay')}</p>}
          <LongShift day={day} planned={shown} isTheirs />
        </div>
      )}
      {problem !== undefined ? (
        <Problem title={problem} />
      ) : (
        <EffectTable
          effect={effectShown(asked, effect)}
          ask={asked && { of: { requestId }, asked }}
          renderWhy={renderWhy}
        />
      )}
      <FormProblem answer={answer} error={error} />
    </form>
  );
}

function Rejection({ adjustment, form, onBusy, onClose }: AnswerProps): ReactNode {
  const { say } = useWords();
  const { mutate, data: answer, error } = useRejectAdjustment();
  const { name } = adjustment.request.employee;
  const send = (reason: string) => {
    onBusy(true);
    mutate(
      { params: { requestId: adjustment.requestId }, body: { reason } },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('approvals.rejected', { name }) });
          onClose();
        },
        onSettled: () => onBusy(false),
      },
    );
  };
  return (
    <ReasonForm
      id={form}
      label={say('approvals.rejectionReason')}
      hint={say('approvals.rejectionHint', { name })}
      missing="approvals.enterReason"
      answer={answer}
      error={error}
      onSubmit={send}
    />
  );
}
