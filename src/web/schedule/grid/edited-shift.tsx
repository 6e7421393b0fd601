import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import type { SavedShift } from '../agenda/agenda.tsx';
import { SwapNote } from '../swaps/swap-note.tsx';
import type { WeekSwaps } from '../swaps/swaps-of-week.ts';
import type { Planning } from './plan-history.ts';
import type { LostPlan } from './plan-queue.ts';
import type { Failure } from './send-steps.ts';
import { ShiftForm } from './shift-form.tsx';
import type { Grid, GridShift } from './view.ts';

/** What was typed and not taken, and why. */
export interface LostAgain extends LostPlan {
  readonly failure: Failure;
}

/** What is being edited: a shift, or a place for a new one. */
export type Editing =
  | { readonly shift: GridShift; readonly lost?: LostAgain }
  | {
      readonly lost?: LostAgain;
      readonly employeeId: string | null;
      readonly date: PlainDate;
      /** Minutes of the wall clock, where an hour was pointed at. */
      readonly startMinute?: number | undefined;
    };

/** Where a plan that was not taken is typed on: on its shift, or on a new one where the week has none of that name. */
export function editingOf(lost: LostAgain, { open, rows }: Grid, zone: Zone): Editing {
  const { shiftId, plan } = lost;
  const shift = [open, ...rows].flatMap(({ cells }) => cells.flat()).find((one) => one.shiftId === shiftId);
  if (shift !== undefined) return { shift, lost };
  return { employeeId: plan.employeeId, date: dateAt(plan.startsAt, zone), lost };
}

interface EditedShiftProps {
  readonly schedule: TeamSchedule;
  readonly editing: Editing;
  /** Of which position alone shifts are shown; undefined, of all. */
  readonly positionId: string | null | undefined;
  readonly planning: Planning;
  /** Those that a shift may have a part in, told above its fields; undefined until they are known. */
  readonly swaps: WeekSwaps | undefined;
  readonly onSeeSwap: (offerId: string) => void;
  readonly onSaved: (saved: SavedShift) => void;
  readonly onClose: () => void;
}

/** The form of what is being edited. What it saves or cancels is planned; then it closes. */
export function EditedShift(props: EditedShiftProps) {
  const { schedule, editing, positionId, planning, swaps, onSeeSwap, onSaved, onClose } = props;
  const alike = { schedule, positionId, planning, lost: editing.lost, onClose };
  if (!('shift' in editing)) {
    const onSave = (plan: ShiftPlan): void => {
      const [shiftId] = planning.add([plan]);
      onSaved({ shiftId, plan });
      onClose();
    };
    const { employeeId, date, startMinute } = editing;
    return (
      <ShiftForm
        {...alike}
        shift={undefined}
        employeeId={employeeId}
        date={date}
        startMinute={startMinute}
        about={undefined}
        onCancelShift={undefined}
        onSave={onSave}
      />
    );
  }
  const { shift } = editing;
  const { shiftId, plan: was, state } = shift;
  const set = (plan: ShiftPlan | undefined): void => {
    // Of one that is cancelled nothing is planned.
    planning.set(shiftId, state === 'gone' ? undefined : was, plan);
    if (plan !== undefined) onSaved({ shiftId, plan });
    onClose();
  };
  return (
    <ShiftForm
      {...alike}
      shift={shift}
      employeeId={was.employeeId}
      date={dateAt(was.startsAt, schedule.location.zone)}
      about={swaps && <SwapNote swaps={swaps} shiftId={shiftId} onSee={onSeeSwap} />}
      onCancelShift={state === 'gone' ? undefined : () => set(undefined)}
      onSave={set}
    />
  );
}
