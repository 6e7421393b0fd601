import { useState, type ComponentProps } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { sayUnfit } from './say-unfit.ts';
import { useTaking } from './use-taking.ts';
import { WarnedDialog } from './warned-dialog.tsx';

interface TakeButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  readonly takeable: Pick<ReplyOf<typeof readOffers>['takeable'][number], 'shift' | 'unfit' | 'warnings'>;
}

/** Takes a shift; asks first where something is warned of, and is quiet, with the reason, where the reader could not work it. */
export function TakeButton({ takeable: { shift, unfit, warnings }, size }: TakeButtonProps) {
  const words = useWords();
  const { say } = words;
  const take = useTaking();
  const [isAsking, setAsking] = useState(false);
  const takeKnowing = () => {
    setAsking(false);
    take.mutate({ shiftId: shift.shiftId, knowing: warnings.map(({ kind }) => kind) });
  };
  return (
    <>
      <Button
        tone="ink"
        {...(size !== undefined && { size })}
        busy={take.isPending}
        unavailable={unfit === null ? undefined : sayUnfit(unfit, words)}
        onPress={() => (warnings.length === 0 ? takeKnowing() : setAsking(true))}
      >
        {say('schedule.take')}
      </Button>
      {isAsking && warnings.length > 0 && (
        <WarnedDialog warnings={warnings} onTake={takeKnowing} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
