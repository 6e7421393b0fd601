import './fill-dialog.css';
import { CircleDashed, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import type { UnfilledShift } from '../../../domain/schedule/fill-open.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Problem } from '../../ui/problem.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayConflicts } from './conflict-words.ts';
import { fillingOf, isSameFilling } from './filling.ts';
import type { Planning } from './plan-history.ts';
import type { Grid } from './view.ts';

interface FillDialogProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** Whom the open shifts of the week would go to, and of those that stay open why; given away as one step that undo takes back. */
export function FillDialog({ schedule, grid, planning, onClose }: FillDialogProps) {
  const { say } = useWords();
  const sayShift = useSayShift(schedule);
  const now = useMemo(() => fillingOf(schedule, grid), [schedule, grid]);
  // What is looked at is what is done: where others planned otherwise meanwhile, that is looked at first.
  const [looked, setLooked] = useState(now);
  const { filled, unfilled, steps } = looked;
  const isOther = !isSameFilling(looked, now);
  const noneFits = steps.length === 0 ? say('schedule.fill.noneFits') : undefined;
  const nameOf = (id: string | null) => schedule.people.find(({ employeeId }) => employeeId === id)?.name ?? '';
  return (
    <Dialog
      title={say('schedule.fill')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            tone="primary"
            unavailable={isOther ? say('schedule.publishMeanwhile.lookFirst') : noneFits}
            onPress={() => {
              planning.change(steps);
              const count = steps.length;
              showToast({ text: <Said of={(words) => words.say('schedule.fill.given', { count })} /> });
              onClose();
            }}
          >
            {say('schedule.fill.give', { count: steps.length })}
          </Button>
        </>
      }
    >
      <div className="fill-list">
        {isOther && (
          <Problem
            title={say('schedule.fill.meanwhile')}
            action={{ label: say('schedule.fill.again'), onPress: () => setLooked(now) }}
          />
        )}
        <p>{say('schedule.fill.lead')}</p>
        <ul>
          {filled.map(({ shiftId, plan }) => (
            <li key={shiftId}>
              <Icon of={UserCheck} size={16} />
              <span>{say('schedule.fill.goesTo', { shift: sayShift(plan), name: nameOf(plan.employeeId) })}</span>
            </li>
          ))}
        </ul>
        {unfilled.length > 0 && (
          <>
            <h3>{say('schedule.fill.stayOpen', { count: unfilled.length })}</h3>
            <ul>
              {unfilled.map((shift) => (
                <li key={shift.shiftId}>
                  <Icon of={CircleDashed} size={16} />
                  <div>
                    <b>{sayShift(shift.plan)}</b>
                    <Reasons of={shift} schedule={schedule} nameOf={nameOf} />
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** So many people are named with their reason at once; the others when they are asked for. */
const mostNamed = 5;

function Reasons({
  of: { against },
  schedule,
  nameOf,
}: {
  readonly of: UnfilledShift;
  readonly schedule: TeamSchedule;
  readonly nameOf: (employeeId: string) => string;
}) {
  const words = useWords();
  const { say } = words;
  if (against.size === 0) return <p>{say('schedule.fill.nobodyThere')}</p>;
  const lines = [...against].map(([employeeId, conflicts]) => (
    <p key={employeeId}>
      {nameOf(employeeId)}: {sayConflicts(conflicts, schedule, words).join(' ')}
    </p>
  ));
  return (
    <>
      {lines.slice(0, mostNamed)}
      {lines.length > mostNamed && (
        <details>
          <summary>{say('schedule.fill.more', { count: lines.length - mostNamed })}</summary>
          {lines.slice(mostNamed)}
        </details>
      )}
    </>
  );
}

function useSayShift({ location: { zone }, positions }: TeamSchedule): (plan: ShiftPlan) => string {
  const { say, formats } = useWords();
  return (plan) => {
    const position = positions.find(({ id }) => id === plan.positionId)?.name;
    const place = say('schedule.on', {
      date: formats.date(dateAt(plan.startsAt, zone)),
      times: formats.timeRange(spanOfShift(plan), zone),
    });
    return position === undefined ? place : say('schedule.placeAs', { place, position });
  };
}
