import { Send } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { may, mayAt } from '../../domain/access/may.ts';
import { addDays, dateAt, weekOf, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { useHolidays } from '../holidays/queries.ts';
import { namesByDate } from '../holidays/view.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usePhone } from '../kernel/phone.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { Said, useWords } from '../kernel/words.tsx';
import type { SavedShift } from '../schedule/agenda/agenda.tsx';
import { PlanSkeleton } from '../schedule/agenda/plan-skeleton.tsx';
import { WeekPlan } from '../schedule/agenda/week-plan.tsx';
import { ConfirmedCount } from '../schedule/confirmations/confirmed-count.tsx';
import { useConfirmations } from '../schedule/confirmations/queries.ts';
import { marksOf } from '../schedule/confirmations/view.ts';
import { sayPlannedAgain } from '../schedule/grid/again-words.ts';
import { planAgain, plansWeekLater, seenAlike } from '../schedule/grid/plan-again.ts';
import type { LostPlan, PlanQueue } from '../schedule/grid/plan-queue.ts';
import { PositionFilter } from '../schedule/grid/position-filter.tsx';
import { fetchSchedule, useTeamSchedule } from '../schedule/grid/queries.ts';
import { sayFailure } from '../schedule/grid/say-failure.tsx';
import { ScheduleBar } from '../schedule/grid/schedule-bar.tsx';
import type { Failure } from '../schedule/grid/send-steps.ts';
import { ShiftForm } from '../schedule/grid/shift-form.tsx';
import { positionNamed, sayPosition } from '../schedule/grid/shown-position.ts';
import { useHistoryKeys } from '../schedule/grid/use-history-keys.ts';
import { usePlanning } from '../schedule/grid/use-planning.ts';
import { gridOf, isEmptyGrid, type Grid, type GridShift } from '../schedule/grid/view.ts';
import { weekAgainst } from '../schedule/labour-target/view.ts';
import { OfferedCount } from '../schedule/swaps/offered-count.tsx';
import { usePendingSwaps, useWeekSwaps } from '../schedule/swaps/queries.ts';
import { SwapCount } from '../schedule/swaps/swap-count.tsx';
import { SwapDetails } from '../schedule/swaps/swap-details.tsx';
import { SwapNote } from '../schedule/swaps/swap-note.tsx';
import { swapsOfWeek } from '../schedule/swaps/swaps-of-week.ts';
import { datesOf } from '../schedule/view.ts';
import { Button } from '../ui/button.tsx';
import { PageHead, Stepper } from '../ui/layout.tsx';
import { showToast } from '../ui/toast.tsx';
import { TeamDialogs, type TeamDialog } from './team-dialogs.tsx';
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

/** What was typed and not taken, and why. */
interface LostAgain extends LostPlan {
  readonly failure: Failure;
}

/** What is being edited: a shift, or a place for a new one. */
type Editing =
  | { readonly shift: GridShift; readonly lost?: LostAgain }
  | {
      readonly lost?: LostAgain;
      readonly employeeId: string | null;
      readonly date: PlainDate;
      /** Minutes of the wall clock, where an hour was pointed at. */
      readonly startMinute?: number | undefined;
    };

/** The week grid of a location, for whoever plans it. */
export function TeamSchedule(props: TeamScheduleProps) {
  const { queue, locationId, date, span, today, onDay, onChoose, onGo, onPlace, position, onPosition, views } = props;
  const { say, formats, speaker } = useWords();
  const self = useSelf();
  const isPhone = usePhone();
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
  const [again, setAgain] = useState<LostAgain>();
  const [editing, setEditing] = useState<Editing>();
  /** Takes away what was said of the last copy: it was said before anybody knew whether it is taken. */
  const unsayCopy = useRef<() => void>(undefined);
  const planning = usePlanning(queue, data, (failure, isHere, lost) => {
    if (isHere) closeDialog();
    if (failure?.code === 'planned_alike_meanwhile') unsayCopy.current?.();
    const isTyped = lost !== undefined && lost.shiftId === typed.current;
    if (isTyped) setAgain({ ...lost, failure });
    // The form that it is opened in again says why: what is said beneath it nobody could read.
    if (!isTyped || editing !== undefined) sayFailure(failure, data);
  });
  const { shown: schedule } = planning;
  const plansAt = useCallback((place: string) => mayAt(self, 'edit_schedule', place), [self]);
  const grid = useMemo(() => schedule && gridOf(schedule, plansAt), [schedule, plansAt]);
  const positionId = schedule && positionNamed(position, schedule.positions);
  const shownGrid = useMemo(
    () => (schedule === undefined || positionId === undefined ? grid : gridOf(schedule, plansAt, positionId)),
    [schedule, plansAt, grid, positionId],
  );
  const against = schedule && grid && weekAgainst(schedule, grid);
  if (again !== undefined && editing === undefined && schedule && grid) {
    setAgain(undefined);
    setEditing(editingOf(again, grid, schedule.location.zone));
  }
  /** The swap that stands open above the form of its shift. */
  const [seen, setSeen] = useState<string>();
  const [saved, setSaved] = useState<SavedShift>();
  const [copied, setCopied] = useState<ShiftPlan>();
  useHistoryKeys(planning.undo, planning.redo);
  const { weekStartsOn } = self.organization;
  const startsOn = schedule?.startsOn ?? weekOf(date, weekStartsOn);
  const goWeeks = (count: number): void => {
    const to = addDays(startsOn, 7 * count);
    onGo(to === weekOf(today, weekStartsOn) ? today : to);
  };
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
  const marks = useMemo(
    () => marksOf(confirming ?? [], swaps?.byShift.keys(), swaps?.offered.keys()),
    [confirming, swaps],
  );
  const isEmpty = grid !== undefined && isEmptyGrid(grid);
  const [count, waits] = [grid?.changes.length ?? 0, (grid?.waiting ?? 0) > 0];
  const addAgain = (wanted: readonly ShiftPlan[], done: 'schedule.copiedWeek' | 'schedule.templates.applied'): void => {
    if (schedule === undefined) return;
    const outcome = planAgain(schedule, wanted);
    planning.add(outcome.plans, seenAlike(schedule, outcome.plans));
    const text = <Said of={(words) => sayPlannedAgain(outcome, done, schedule, words)} />;
    unsayCopy.current = showToast({ text }, { untilClosed: outcome.refused.length + outcome.busy.length > 0 });
  };
  const copyLastWeek = async (): Promise<void> => {
    if (schedule === undefined) return;
    const before = await fetchSchedule(schedule.location.id, addDays(startsOn, -7));
    addAgain(plansWeekLater(before), 'schedule.copiedWeek');
  };
  const onOpen = (shift: GridShift) => setEditing({ shift });
  const planned = schedule &&
    shownGrid &&
    against && { schedule, grid: shownGrid, against, planning, copied, marks, onCopy: setCopied, onOpen };
  return (
    <>
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
            onPress={() => setDialog('publish')}
          >
            {count === 0 && (waits || isEmpty) ? say('schedule.publish') : say('schedule.publishChanges', { count })}
          </Button>
        </span>
      </PageHead>
      {schedule === undefined && error !== null && (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      )}
      {schedule === undefined && error === null && (
        <PlanSkeleton dates={span === 'day' ? [date] : datesOf(startsOn, addDays(startsOn, 6))} today={today} />
      )}
      {schedule && grid && planned && (
        <>
          <ScheduleBar
            schedule={schedule}
            grid={grid}
            planning={planning}
            onPlace={onPlace}
            onlyPosition={positionId === undefined ? undefined : sayPosition(positionId, schedule.positions, { say })}
            positions={<PositionFilter schedule={schedule} positionId={positionId} onChange={onPosition} />}
            onCopyLastWeek={() => void copyLastWeek().catch(() => sayFailure(undefined, schedule))}
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
            {...planned}
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
        <ShiftForm
          schedule={schedule}
          shift={'shift' in editing ? editing.shift : undefined}
          employeeId={'shift' in editing ? editing.shift.plan.employeeId : editing.employeeId}
          date={'shift' in editing ? dateAt(editing.shift.plan.startsAt, schedule.location.zone) : editing.date}
          startMinute={'shift' in editing ? undefined : editing.startMinute}
          positionId={positionId}
          lost={editing.lost}
          planning={planning}
          about={
            swaps && 'shift' in editing && <SwapNote swaps={swaps} shiftId={editing.shift.shiftId} onSee={setSeen} />
          }
          onClose={() => setEditing(undefined)}
          onCancelShift={
            'shift' in editing && editing.shift.state !== 'gone'
              ? () => {
                  planning.set(editing.shift.shiftId, editing.shift.plan, undefined);
                  setEditing(undefined);
                }
              : undefined
          }
          onSave={(plan) => {
            if ('shift' in editing) {
              typed.current = editing.shift.shiftId;
              planning.set(editing.shift.shiftId, plannedOf(editing.shift), plan);
            } else [typed.current] = planning.add([plan]);
            setSaved({ shiftId: typed.current, plan });
            setEditing(undefined);
          }}
        />
      )}
      {seen !== undefined && (
        <SwapDetails
          offerId={seen}
          readerId={self.employeeId}
          zone={self.home.zone}
          onClose={() => setSeen(undefined)}
        />
      )}
      {schedule && grid && (
        <TeamDialogs
          open={dialog}
          schedule={schedule}
          grid={grid}
          planning={planning}
          plansAt={plansAt}
          onPlan={(plans) => addAgain(plans, 'schedule.templates.applied')}
          onOpen={onOpen}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/** What is planned of a shift: of one that is cancelled, nothing. */
const plannedOf = ({ plan, state }: GridShift): ShiftPlan | undefined => (state === 'gone' ? undefined : plan);

/** Where a plan that was not taken is typed on: on its shift, or on a new one where the week has none of that name. */
function editingOf(lost: LostAgain, { open, rows }: Grid, zone: Zone): Editing {
  const { shiftId, plan } = lost;
  const shift = [open, ...rows].flatMap(({ cells }) => cells.flat()).find((one) => one.shiftId === shiftId);
  if (shift !== undefined) return { shift, lost };
  return { employeeId: plan.employeeId, date: dateAt(plan.startsAt, zone), lost };
}
