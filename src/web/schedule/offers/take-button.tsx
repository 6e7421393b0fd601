import type { ComponentProps } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Button } from '../../ui/button.tsx';
import { dateOfShift } from '../view.ts';
import { sayUnfit } from './say-unfit.ts';
import { TakenShift } from './taken-shift.tsx';
import { useTaking } from './use-taking.ts';
import { WeighedButton } from './weighed-button.tsx';

interface TakeButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'tone'> {
  readonly takeable: Pick<
    ReplyOf<typeof readOffers>['takeable'][number],
    'shift' | 'offer' | 'unfit' | 'warnings' | 'needsReason'
  >;
}

/** Takes a shift; asks first, with what is warned of, and is quiet, with the reason, where the reader could not work it. */
export function TakeButton({
  takeable: { shift, offer, unfit, warnings, needsReason },
  size,
  tone = 'ink',
}: TakeButtonProps) {
  const words = useWords();
  const { say, formats } = words;
  const take = useTaking();
  return (
    <WeighedButton
      tone={tone}
      {...(size !== undefined && { size })}
      busy={take.isPending}
      unavailable={unfit === null ? undefined : sayUnfit(unfit, words)}
      warnings={warnings}
      needsReason={needsReason}
      does="take"
      title={say('schedule.take.ask', {
        date: formats.date(dateOfShift(shift)),
        times: formats.timeRange(spanOfShift(shift), shift.location.zone),
        location: shift.location.name,
      })}
      about={
        <>
          <TakenShift shift={shift} />
          <p>{offer === null ? say('schedule.take.open') : say('schedule.take.offeredBy', { name: offer.by })}</p>
        </>
      }
      onPress={(said, onAnswer) => take.mutate({ shiftId: shift.shiftId, ...said }, onAnswer)}
    >
      {say('schedule.take')}
    </WeighedButton>
  );
}
