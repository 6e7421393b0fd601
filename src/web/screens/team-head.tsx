import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usePhone } from '../kernel/phone.ts';
import { useWords } from '../kernel/words.tsx';
import { isEmptyGrid, type Grid } from '../schedule/grid/view.ts';
import { Button } from '../ui/button.tsx';
import { PageHead, Stepper } from '../ui/layout.tsx';

interface TeamHeadProps {
  readonly date: PlainDate;
  readonly span: 'week' | 'day';
  readonly today: PlainDate;
  /** The first day of the week that is shown. */
  readonly startsOn: PlainDate;
  /** Undefined until it is there. */
  readonly grid: Grid | undefined;
  readonly views: ReactNode;
  readonly onGo: (date: PlainDate) => void;
  readonly onPublish: () => void;
}

/** The head of the week of a team, or of a day of it: from one to the next, and all that changed is published. */
export function TeamHead({ date, span, today, startsOn, grid, views, onGo, onPublish }: TeamHeadProps) {
  const { say, formats } = useWords();
  const { weekStartsOn } = useSelf().organization;
  const isPhone = usePhone();
  const goWeeks = (count: number): void => {
    const to = addDays(startsOn, 7 * count);
    onGo(to === weekOf(today, weekStartsOn) ? today : to);
  };
  const isEmpty = grid !== undefined && isEmptyGrid(grid);
  const [count, waits] = [grid?.changes.length ?? 0, (grid?.waiting ?? 0) > 0];
  return (
    <PageHead title={say('schedule.title')}>
      {span === 'day' ? (
        <Stepper
          label={formats.anyDate(date)}
          previous={{ label: say('schedule.previousDay'), onPress: () => onGo(addDays(date, -1)) }}
          next={{ label: say('schedule.nextDay'), onPress: () => onGo(addDays(date, 1)) }}
        />
      ) : (
        <Stepper
          label={(isPhone ? formats.anyDates : formats.fullDateRange)(startsOn, addDays(startsOn, 6))}
          previous={{ label: say('schedule.previousWeek'), onPress: () => goWeeks(-1) }}
          next={{ label: say('schedule.nextWeek'), onPress: () => goWeeks(1) }}
        />
      )}
      <span className="end row team-deeds">
        {views}
        <Button
          tone="primary"
          icon={Send}
          flip
          unavailable={count > 0 ? undefined : say(waits ? 'refusal.changes_wait' : 'refusal.nothing_to_publish')}
          onPress={onPublish}
        >
          {count === 0 && (grid === undefined || waits || isEmpty)
            ? say('schedule.publish')
            : say('schedule.publishChanges', { count })}
        </Button>
      </span>
    </PageHead>
  );
}
