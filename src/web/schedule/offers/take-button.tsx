import type { ComponentProps } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Button } from '../../ui/button.tsx';
import { sayUnfit } from './say-unfit.ts';
import { useTaking } from './use-taking.ts';
import { WeighedButton } from './weighed-button.tsx';

interface TakeButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  readonly takeable: Pick<
    ReplyOf<typeof readOffers>['takeable'][number],
    'shift' | 'unfit' | 'warnings' | 'needsReason'
  >;
}

/** Takes a shift; asks first where something is warned of, and is quiet, with the reason, where the reader could not work it. */
export function TakeButton({ takeable: { shift, unfit, warnings, needsReason }, size }: TakeButtonProps) {
  const words = useWords();
  const take = useTaking();
  return (
    <WeighedButton
      tone="ink"
      {...(size !== undefined && { size })}
      busy={take.isPending}
      unavailable={unfit === null ? undefined : sayUnfit(unfit, words)}
      warnings={warnings}
      needsReason={needsReason}
      does="take"
      onPress={(said, onAnswer) => take.mutate({ shiftId: shift.shiftId, ...said }, onAnswer)}
    >
      {words.say('schedule.take')}
    </WeighedButton>
  );
}
