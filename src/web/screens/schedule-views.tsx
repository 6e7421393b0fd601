import './schedule.css';
import { may } from '../../domain/access/may.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usePhone } from '../kernel/phone.ts';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { OwnMenu } from './own-menu.tsx';
import type { ScheduleView } from './schedule-search.ts';

interface ScheduleViewsProps {
  readonly show: ScheduleView;
  readonly date: PlainDate;
  /** The reader works where they plan nobody. */
  readonly seesElsewhere: boolean;
  readonly onShow: (view: ScheduleView) => void;
}

/** Leads from one view of the schedule to another; on a phone to one's own month by the menu beside. */
export function ScheduleViews({ show, date, seesElsewhere, onShow }: ScheduleViewsProps) {
  const { say } = useWords();
  const mayEdit = may(useSelf(), 'edit_schedule');
  const isPhone = usePhone();
  const isOwn = show === 'week' || show === 'month';
  const ofTeam = { value: 'team' as const, label: say('schedule.team') };
  return (
    <div className="schedule-views">
      <Segmented
        label={say('schedule.view')}
        quietLabel
        // A month is another shape of one's own shifts; on a phone the menu beside leads to it.
        value={isPhone && isOwn ? 'week' : show}
        onChange={onShow}
        choices={[
          ...(mayEdit ? [ofTeam, { value: 'day' as const, label: say('schedule.dayView') }] : []),
          ...(isPhone
            ? [{ value: 'week' as const, label: say('schedule.myShifts') }]
            : [
                { value: 'week' as const, label: say(mayEdit ? 'schedule.myWeek' : 'schedule.week') },
                { value: 'month' as const, label: say(mayEdit ? 'schedule.myMonth' : 'schedule.month') },
              ]),
          ...(mayEdit ? [] : [ofTeam]),
          ...(isPhone ? [{ value: 'open' as const, label: say('schedule.open') }] : []),
          ...(seesElsewhere ? [{ value: 'elsewhere' as const, label: say('schedule.teamWeek.elsewhere') }] : []),
        ]}
      />
      {isPhone && !(mayEdit && ['team', 'day'].includes(show)) && (
        <OwnMenu date={date} isMonth={show === 'month'} onSpan={onShow} />
      )}
    </div>
  );
}
