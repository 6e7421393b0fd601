import { Check, CircleSlash, Hourglass } from 'lucide-react';
import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import type { Standing } from '../../../domain/schedule/swap.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { OwnStanding } from './view.ts';

type State = Standing | OwnStanding | SwapReply['proposals'][number]['state'];

/** Where a swap or a proposal stands, in a word. */
export function SwapState({ state }: { readonly state: State }) {
  const { say } = useWords();
  if (state === 'waiting' || state === 'open' || state === 'proposed' || state === 'agreed') {
    const text = state === 'waiting' ? say('schedule.proposal.waiting') : say(`schedule.swapState.${state}`);
    return (
      <Chip tone="acc" icon={Hourglass}>
        {text}
      </Chip>
    );
  }
  if (state === 'taken' || state === 'done') {
    return (
      <Chip tone="in" icon={Check}>
        {say('schedule.swapState.taken')}
      </Chip>
    );
  }
  return <Chip icon={CircleSlash}>{say(`schedule.swapState.${state}`)}</Chip>;
}
