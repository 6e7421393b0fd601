import type { ComponentProps } from 'react';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { DayGrid } from '../day/day-grid.tsx';
import { ScheduleGrid } from '../grid/schedule-grid.tsx';
import { Agenda, type AgendaProps } from './agenda.tsx';

type GridProps = ComponentProps<typeof ScheduleGrid>;

interface WeekPlanProps extends Omit<GridProps, 'onAdd'>, Pick<AgendaProps, 'date' | 'saved' | 'onChoose'> {
  readonly span: 'week' | 'day';
  readonly onAdd: ComponentProps<typeof DayGrid>['onAdd'];
}

/** The plan of a week in the shape that the page has room for: people by days, or on a phone one day below the others. A day is people by hours. */
export function WeekPlan({ span, date, saved, onChoose, onAdd, ...grid }: WeekPlanProps) {
  const { say } = useWords();
  const isPhone = usePhone();
  const addAt: GridProps['onAdd'] = (employeeId, on) => onAdd(employeeId, on, undefined);
  if (isPhone && span === 'week')
    return <Agenda {...grid} date={date} saved={saved} onChoose={onChoose} onAdd={addAt} />;
  return (
    <>
      {span === 'day' ? <DayGrid {...grid} date={date} onAdd={onAdd} /> : <ScheduleGrid {...grid} onAdd={addAt} />}
      <p id="schedule-keys" className="schedule-keys">
        {say(span === 'day' ? 'schedule.dayView.keys' : 'schedule.keys')}
      </p>
    </>
  );
}
