import { UserRoundCheck } from 'lucide-react';
import type { Confirming } from '../../../contract/schedule/confirmations.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { standingOf } from './view.ts';

/** How many of those who are asked have confirmed the week; pressed, who. */
export function ConfirmedCount({
  people,
  onPress,
}: {
  readonly people: readonly Confirming[];
  readonly onPress: () => void;
}) {
  const { say } = useWords();
  if (people.length === 0) return null;
  return (
    <Button size="sm" tone="ghost" icon={UserRoundCheck} onPress={onPress}>
      {say('schedule.confirm.count', { confirmed: standingOf(people).done.length, count: people.length })}
    </Button>
  );
}
