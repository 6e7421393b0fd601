import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import type { Difference } from './view/difference.ts';

interface ProfileDifferencesProps {
  readonly list: readonly Difference[];
  readonly onTake: (difference: Difference) => void;
}

/** What another device saved meanwhile: where both changed one field, the person chooses; the rest is in the form already. */
export function ProfileDifferences({ list, onTake }: ProfileDifferencesProps) {
  const { say } = useWords();
  if (list.length === 0) return null;
  const shown = (value: string | boolean): string => {
    if (typeof value === 'boolean') return say(value ? 'profile.on' : 'profile.off');
    return value === '' ? say('profile.nothing') : value;
  };
  return (
    <Problem title={say('profile.changedElsewhere')} text={say('profile.changedElsewhereText')}>
      <ul className="differences">
        {list.map((difference) => (
          <li key={difference.field}>
            <strong>{say(`profile.${difference.field}`)}</strong>
            <span>{say('profile.nowSaved', { value: shown(difference.saved) })}</span>
            {difference.mine !== undefined && (
              <>
                <span>{say('profile.yours', { value: shown(difference.mine) })}</span>
                <Button size="sm" onPress={() => onTake(difference)}>
                  {say('profile.takeSaved')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Problem>
  );
}
