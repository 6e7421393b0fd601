import { useState } from 'react';
import { v7 } from 'uuid';
import { longestRemark } from '../../../contract/kernel/schemas.ts';
import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import type { Instant, Zone } from '../../../domain/kernel/time.ts';
import { textOfWarning } from '../../../domain/schedule/offer.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useMoment } from '../../kernel/moment.ts';
import { UnsavedGuard } from '../../kernel/unsaved.tsx';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { sayWarningOf } from '../offers/say-warning.ts';
import { dateOfShift } from '../view.ts';
import { usePostRemark } from './queries.ts';

interface SwapHistoryProps {
  readonly offerId: string;
  readonly steps: SwapReply['steps'];
  /** By whose clock the steps are told. */
  readonly zone: Zone;
}

/** All that was done and written in a swap, the oldest first, and a place to write more. */
export function SwapHistory({ offerId, steps, zone }: SwapHistoryProps) {
  const words = useWords();
  const { say } = words;
  const moment = useMoment(zone);
  const when = (at: Instant) => say('schedule.on', { date: moment(at).date, times: moment(at).time });
  return (
    <section className="swap-whole">
      <h3>{say('schedule.swap.history')}</h3>
      <ol className="swap-history">
        {steps.map(({ stepId, kind, by, at, remark, why, became, warned, reason }) => (
          <li key={stepId}>
            <span className="at">
              <b>
                {(kind === 'lapsed' || kind === 'proposal_lapsed') && why !== null
                  ? sayEnd(kind, why, became, words)
                  : say(`schedule.swapStep.${kind}`, { name: by?.name ?? '' })}
              </b>
              <bdi className="num">{when(at)}</bdi>
            </span>
            {remark !== null && (
              <span className="said" dir="auto">
                {remark}
              </span>
            )}
            {warned.length > 0 && <WarningsRead warned={warned} reason={reason} />}
          </li>
        ))}
      </ol>
      <RemarkForm offerId={offerId} />
    </section>
  );
}

/** Why something ended by itself; of a shift that was published otherwise, what it became. */
function sayEnd(
  kind: 'lapsed' | 'proposal_lapsed',
  why: NonNullable<Step['why']>,
  became: Step['became'],
  { say, formats }: Words,
): string {
  if (became === null) return say(`schedule.swapStep.${kind}.${why}`);
  if (became.kind !== 'moved') return say(`schedule.swapStep.${kind}.${became.kind}`);
  const { shift } = became;
  return say(`schedule.swapStep.${kind}.moved`, {
    date: formats.date(dateOfShift(shift)),
    times: formats.timeRange(spanOfShift(shift), shift.location.zone),
    location: shift.location.name,
  });
}

type Step = SwapReply['steps'][number];

/** What was warned of when a step was taken, and why it was all the same: theirs who took it, and their managers'. */
function WarningsRead({ warned, reason }: Pick<SwapReply['steps'][number], 'warned' | 'reason'>) {
  const words = useWords();
  return (
    <>
      <ul className="swap-warnings">
        {warned.flatMap(({ person: { employeeId, name }, warnings }) =>
          warnings.map((warning) => (
            <li key={`${employeeId} ${textOfWarning(warning)}`}>{sayWarningOf(name, warning, words)}</li>
          )),
        )}
      </ul>
      {reason !== null && <span className="said">{words.say('schedule.why.because', { reason })}</span>}
    </>
  );
}

function RemarkForm({ offerId }: Pick<SwapHistoryProps, 'offerId'>) {
  const { say } = useWords();
  const [draft, setDraft] = useState({ id: v7(), text: '' });
  const [isMissing, setMissing] = useState(false);
  const { mutate, data, error, isPending } = usePostRemark(offerId);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = draft.text.trim();
        setMissing(text === '');
        // What was sent and not answered is sent again under its id, and is there once; what is typed meanwhile stays.
        if (text === '') return;
        mutate(
          { id: draft.id, text },
          { onSuccess: ({ ok }) => ok && setDraft((now) => (now.id === draft.id ? { id: v7(), text: '' } : now)) },
        );
      }}
    >
      <UnsavedGuard isDirty={draft.text.trim() !== ''} isFragile={false} onLeave={() => undefined} />
      <TextAreaField
        name="remark"
        label={say('schedule.swap.remark')}
        hint={say('schedule.swap.remarkHint')}
        maxLength={longestRemark}
        value={draft.text}
        onChange={(text) => setDraft({ id: v7(), text })}
        {...(isMissing && draft.text.trim() === '' && { error: say('schedule.swap.enterRemark') })}
      />
      <FormProblem answer={data} error={error} />
      <div className="row">
        <Button type="submit" busy={isPending}>
          {say('schedule.swap.post')}
        </Button>
      </div>
    </form>
  );
}
