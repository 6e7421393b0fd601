import type { ComponentProps } from 'react';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DayGrid } from '../day/day-grid.tsx';
import { ScheduleGrid } from '../grid/schedule-grid.tsx';
import { sayPosition } from '../grid/shown-position.ts';
import { isEmptyGrid } from '../grid/view.ts';
import { weekAgainst } from '../labour-target/view.ts';
import { WeekTarget } from '../labour-target/week-target.tsx';
import { Agenda, type AgendaProps } from './agenda.tsx';

type GridProps = ComponentProps<typeof ScheduleGrid>;

interface WeekPlanProps extends Omit<GridProps, 'onAdd'>, Pick<AgendaProps, 'date' | 'saved' | 'onChoose'> {
  readonly span: 'week' | 'day';
  readonly onAdd: ComponentProps<typeof DayGrid>['onAdd'];
  readonly onAllPositions: () => void;
}

/** On a phone its words would not fit at the head of the sums. */
const noTarget = { minutes: undefined, cents: undefined, uncosted: [] };

/** The plan of a week in the shape that the page has room for: people by days, or on a phone one day below the others. A day is people by hours. */
export function WeekPlan({ span, date, saved, onChoose, onAdd, onAllPositions, ...grid }: WeekPlanProps) {
  const words = useWords();
  const { say } = words;
  const { positionId, open, rows } = grid.grid;
  const isEmpty = isEmptyGrid({ open, rows });
  const isPhone = usePhone();
  const against = () => weekAgainst(grid.schedule, grid.whole);
  const addAt: GridProps['onAdd'] = (employeeId, on) => onAdd(employeeId, on, undefined);
  if (isPhone && span === 'week')
    return <Agenda {...grid} against={against()} date={date} saved={saved} onChoose={onChoose} onAdd={addAt} />;
  return (
    <>
      {isPhone && (
        <WeekTarget isAlone against={against()} currency={grid.schedule.currency} isPart={positionId !== undefined} />
      )}
      {span === 'day' ? (
        <DayGrid {...grid} against={isPhone ? noTarget : against()} date={date} onAdd={onAdd} />
      ) : (
        <ScheduleGrid {...grid} onAdd={addAt} />
      )}
      {positionId !== undefined && isEmpty && (
        <EmptyState
          text={say('schedule.nothingOfPosition', {
            position: sayPosition(positionId, grid.schedule.positions, words),
          })}
        >
          <Button onPress={onAllPositions}>{say('schedule.showAllPositions')}</Button>
        </EmptyState>
      )}
      {positionId === undefined && isEmpty && span === 'week' && (
        <EmptyState text={say('schedule.emptyWeek')}>
          <Button onPress={() => addAt(null, date)}>{say('schedule.addShift')}</Button>
        </EmptyState>
      )}
      <p id="schedule-keys" className="schedule-keys">
        {say(span === 'day' ? 'schedule.dayView.keys' : 'schedule.keys')}
      </p>
    </>
  );
}
