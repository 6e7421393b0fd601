import { UserRoundCheck } from 'lucide-react';
import type { Confirming } from '../../../contract/schedule/confirmations.ts';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { standingOf } from './view.ts';

/** How many of those who are asked have confirmed the week; pressed, who. On a phone, where more stands in its row, as short as it can be said. */
export function ConfirmedCount({
  people,
  onPress,
}: {
  readonly people: readonly Confirming[];
  readonly onPress: () => void;
}) {
  const { say } = useWords();
  const isPhone = usePhone();
  if (people.length === 0) return null;
  const standing = { confirmed: standingOf(people).done.length, count: people.length };
  const whole = say('schedule.confirm.count', standing);
  return (
    <Button size="sm" tone="ghost" icon={UserRoundCheck} onPress={onPress}>
      {isPhone && (
        <bdi className="num" aria-hidden>
          {say('schedule.confirm.countShort', standing)}
        </bdi>
      )}
      <span {...(isPhone && { className: 'sr' })}>{whole}</span>
    </Button>
  );
}
