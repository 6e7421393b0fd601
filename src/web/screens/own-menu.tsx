import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { FeedDialog } from '../schedule/calendar/calendar-feed.tsx';
import { usePaperOf } from '../schedule/paper/print-week.tsx';
import { IconButton } from '../ui/button.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { TimeOffDialog } from './request-time-off.tsx';

interface OwnMenuProps {
  /** In the week that would be printed. */
  readonly date: PlainDate;
  readonly isMonth: boolean;
  readonly onSpan: (span: 'week' | 'month') => void;
}

/** What else belongs to one's own schedule, behind one button: on a phone it would push the first shift off the screen. */
export function OwnMenu({ date, isMonth, onSpan }: OwnMenuProps) {
  const { say } = useWords();
  const self = useSelf();
  const navigate = useNavigate();
  const paper = usePaperOf({ date });
  const [dialog, setDialog] = useState<'timeOff' | 'feed'>();
  const close = (): void => setDialog(undefined);
  const deeds = {
    timeOff: () => setDialog('timeOff'),
    span: () => onSpan(isMonth ? 'week' : 'month'),
    availability: () => void navigate({ to: '/schedule/availability' }),
    feed: () => setDialog('feed'),
    paper: paper.save,
  };
  return (
    <>
      <ActionMenu
        trigger={<IconButton label={say('schedule.own.more')} icon={Ellipsis} />}
        label={say('schedule.own.more')}
        choices={[
          { value: 'timeOff' as const, label: say('timeOff.request') },
          { value: 'span', label: say(isMonth ? 'schedule.own.week' : 'schedule.own.month') },
          { value: 'availability', label: say('schedule.availability.of') },
          { value: 'feed', label: say('schedule.calendar.open') },
          { value: 'paper', label: say('schedule.paper.download') },
        ]}
        onAction={(deed) => deeds[deed]()}
      />
      {dialog === 'timeOff' && <TimeOffDialog onClose={close} />}
      {dialog === 'feed' && <FeedDialog employeeId={self.employeeId} zone={self.home.zone} onClose={close} />}
    </>
  );
}
