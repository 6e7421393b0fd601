import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { sayUnfit } from './say-unfit.ts';
import { useTaking } from './use-taking.ts';

interface TakeButtonProps {
  readonly takeable: Pick<ReplyOf<typeof readOffers>['takeable'][number], 'shift' | 'unfit'>;
}

/** Takes a shift; quiet, with the reason, where the reader could not work it. */
export function TakeButton({ takeable: { shift, unfit } }: TakeButtonProps) {
  const words = useWords();
  const { say } = words;
  const take = useTaking();
  return (
    <Button
      tone="ink"
      size="sm"
      busy={take.isPending}
      unavailable={unfit === null ? undefined : sayUnfit(unfit, words)}
      onPress={() => take.mutate(shift.shiftId)}
    >
      {say('schedule.take')}
    </Button>
  );
}
