import { useMemo, useRef, useState, type ReactNode } from 'react';
import { may, mayAt, placesFor } from '../../domain/access/may.ts';
import { addDays, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { useHolidays } from '../holidays/queries.ts';
import { namesByDate } from '../holidays/view.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import type { SavedShift } from '../schedule/agenda/agenda.tsx';
import { PlanSkeleton } from '../schedule/agenda/plan-skeleton.tsx';
import { WeekPlan } from '../schedule/agenda/week-plan.tsx';
import { ConfirmedCount } from '../schedule/confirmations/confirmed-count.tsx';
import { useConfirmations } from '../schedule/confirmations/queries.ts';
import { marksOf } from '../schedule/confirmations/view.ts';
import { EditedShift, editingOf, type Editing, type LostAgain } from '../schedule/grid/edited-shift.tsx';
import type { PlanQueue } from '../schedule/grid/plan-queue.ts';
import { PositionFilter } from '../schedule/grid/position-filter.tsx';
import { useTeamSchedule } from '../schedule/grid/queries.ts';
import { sayFailure } from '../schedule/grid/say-failure.tsx';
import { ScheduleBar } from '../schedule/grid/schedule-bar.tsx';
import { positionNamed, sayPosition } from '../schedule/grid/shown-position.ts';
import { useHistoryKeys } from '../schedule/grid/use-history-keys.ts';
import { usePlanAgain } from '../schedule/grid/use-plan-again.tsx';
import { usePlanning } from '../schedule/grid/use-planning.ts';
import { gridOf, type GridShift } from '../schedule/grid/view.ts';
import { OfferedCount } from '../schedule/swaps/offered-count.tsx';
import { usePendingSwaps, useWeekSwaps } from '../schedule/swaps/queries.ts';
import { SwapCount } from '../schedule/swaps/swap-count.tsx';
import { SwapDetails } from '../schedule/swaps/swap-details.tsx';
import { offeredByShift, swapsOfWeek, waitingByShift } from '../schedule/swaps/swaps-of-week.ts';
import { datesOf } from '../schedule/view.ts';
import { TeamDialogs, type TeamDialog } from './team-dialogs.tsx';
import { TeamHead } from './team-head.tsx';
import './team-schedule.css';

interface TeamScheduleProps {
  /** Tells the server of what is planned. */
  readonly queue: PlanQueue;
  readonly locationId: string | undefined;
  readonly date: PlainDate;
  /** The whole week of the date, or that day by its hours. */
  readonly span: 'week' | 'day';
  readonly today: PlainDate;
  /** Opens a day by its hours. */
  readonly onDay: (date: PlainDate) => void;
  /** Chooses a day of the week that is shown. */
  readonly onChoose: (date: PlainDate) => void;
  readonly onGo: (date: PlainDate) => void;
  readonly onPlace: (locationId: string) => void;
  /** Which position alone is shown, as the address says it. */
  readonly position: string | undefined;
  readonly onPosition: (position: string | undefined) => void;
  readonly views: ReactNode;
}

/** The week grid of a location, for whoever plans it. */
export function TeamSchedule(props: TeamScheduleProps) {
  const { queue, locationId, date, span, today, onDay, onChoose, onGo, onPlace, position, onPosition, views } = props;
  const { say, speaker } = useWords();
  const self = useSelf();
  useTitle(say('schedule.title'));
  // A day of the week that is there already asks for nothing more, and what was done can be taken back from it.
  const [asked, setAsked] = useState(date);
  const query = { ...(locationId !== undefined && { locationId }), date: asked };
  const { data, error, refetch } = useTeamSchedule(query);
  if (asked !== date && (data === undefined || date < data.startsOn || date > data.endsOn)) setAsked(date);
  const [dialog, setDialog] = useState<TeamDialog>();
  const closeDialog = () => setDialog(undefined);
  /** The shift whose plan was typed last, and what was typed of it where that was not taken: it is opened again, so that nothing is lost. */
  const typed = useRef<string>(undefined);
  const [lostAgain, setLostAgain] = useState<LostAgain>();
  const [editing, setEditing] = useState<Editing>();
  const again = usePlanAgain();
  const planned = usePlanning(queue, data, (failure, isHere, lost) => {
    if (isHere) closeDialog();
    if (failure?.code === 'planned_alike_meanwhile') again.unsay();
    const isTyped = lost !== undefined && lost.shiftId === typed.current;
    if (isTyped) setLostAgain({ ...lost, failure });
    // The form that it is opened in again says why: what is said beneath it nobody could read.
    if (!isTyped || editing !== undefined) sayFailure(failure, data);
  });
  const { shown: schedule, planning } = planned;
  const plansAt = useMemo(() => placesFor(self, 'edit_schedule'), [self]);
  const grid = useMemo(() => schedule && gridOf(schedule, plansAt), [schedule, plansAt]);
  const positionId = schedule && positionNamed(position, schedule.positions);
  const shownGrid = useMemo(
    () => (schedule === undefined || positionId === undefined ? grid : gridOf(schedule, plansAt, positionId)),
    [schedule, plansAt, grid, positionId],
  );
  if (lostAgain !== undefined && editing === undefined && schedule && grid) {
    setLostAgain(undefined);
    setEditing(editingOf(lostAgain, grid, schedule.location.zone));
  }
  /** The swap that stands open above the form of its shift. */
  const [openSwap, setOpenSwap] = useState<string>();
  const [saved, setSaved] = useState<SavedShift>();
  const [copied, setCopied] = useState<ShiftPlan>();
  useHistoryKeys(planned.canUndo ? planning.undo : undefined, planned.canRedo ? planning.redo : undefined);
  const startsOn = schedule?.startsOn ?? weekOf(date, self.organization.weekStartsOn);
  const holidays = useHolidays({
    from: startsOn,
    to: addDays(startsOn, 6),
    ...(schedule && { locationId: schedule.location.id }),
  });
  const week = schedule && { locationId: schedule.location.id, date: startsOn };
  const confirmations = useConfirmations(week);
  const confirming = confirmations.data?.people;
  const pendingSwaps = usePendingSwaps({ enabled: may(self, 'decide_requests') });
  const weekSwaps = useWeekSwaps(week);
  const swaps = useMemo(
    () => schedule && swapsOfWeek(schedule, pendingSwaps.data?.swaps, weekSwaps.data?.swaps),
    [schedule, pendingSwaps.data, weekSwaps.data],
  );
  // Of whichever week, so that a change of the plan draws no other row anew.
  const marks = useMemo(
    () =>
      marksOf(
        confirming ?? [],
        waitingByShift(pendingSwaps.data?.swaps).keys(),
        offeredByShift(weekSwaps.data?.swaps).keys(),
      ),
    [confirming, pendingSwaps.data, weekSwaps.data],
  );
  const onOpen = (shift: GridShift) => setEditing({ shift });
  const shown = schedule &&
    grid &&
    shownGrid && { schedule, grid: shownGrid, whole: grid, planning, copied, marks, onCopy: setCopied, onOpen };
  return (
    <>
      <TeamHead
        date={date}
        span={span}
        today={today}
        startsOn={startsOn}
        grid={grid}
        views={views}
        onGo={onGo}
        onPublish={() => setDialog('publish')}
      />
      {schedule === undefined && error !== null && (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      )}
      {schedule === undefined && error === null && (
        <PlanSkeleton dates={span === 'day' ? [date] : datesOf(startsOn, addDays(startsOn, 6))} today={today} />
      )}
      {schedule && grid && shown && (
        <>
          <ScheduleBar
            schedule={schedule}
            grid={grid}
            planned={planned}
            onPlace={onPlace}
            onlyPosition={positionId === undefined ? undefined : sayPosition(positionId, schedule.positions, { say })}
            positions={<PositionFilter schedule={schedule} positionId={positionId} onChange={onPosition} />}
            onCopyLastWeek={() => void again.copyLastWeek(planning)}
            onTemplates={() => setDialog('templates')}
            onFill={() => setDialog('fill')}
            onHistory={() => setDialog('history')}
            onNeeds={() => setDialog('needs')}
            onTarget={
              mayAt(self, 'change_planning_rules', schedule.location.id) ? () => setDialog('target') : undefined
            }
            onConflicts={() => setDialog('conflicts')}
            swaps={
              <>
                <OfferedCount readerId={self.employeeId} />
                {swaps && <SwapCount swaps={swaps} />}
              </>
            }
            confirmed={<ConfirmedCount people={confirming ?? []} onPress={() => setDialog('confirmations')} />}
          />
          <WeekPlan
            {...shown}
            span={span}
            date={date}
            today={today}
            holidays={namesByDate(speaker, holidays.data?.holidays)}
            saved={saved}
            onChoose={onChoose}
            onDay={onDay}
            onAllPositions={() => onPosition(undefined)}
            onAdd={(employeeId, on, startMinute) => setEditing({ employeeId, date: on, startMinute })}
          />
        </>
      )}
      {schedule && editing && (
        <EditedShift
          schedule={schedule}
          editing={editing}
          positionId={positionId}
          planning={planning}
          swaps={swaps}
          onSeeSwap={setOpenSwap}
          onSaved={(shift) => {
            typed.current = shift.shiftId;
            setSaved(shift);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {openSwap !== undefined && (
        <SwapDetails
          offerId={openSwap}
          readerId={self.employeeId}
          zone={self.home.zone}
          onClose={() => setOpenSwap(undefined)}
        />
      )}
      {schedule && grid && (
        <TeamDialogs
          open={dialog}
          schedule={schedule}
          grid={grid}
          planning={planning}
          plansAt={plansAt}
          onPlan={(plans) => again.planTemplate(schedule, planning, plans)}
          onOpen={onOpen}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
