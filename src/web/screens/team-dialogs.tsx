import type { ComponentProps } from 'react';
import type { TeamSchedule } from '../../contract/schedule/team-schedule.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { ConfirmationList } from '../schedule/confirmations/confirmation-list.tsx';
import { againstOf } from '../schedule/grid/against.ts';
import { ConflictList } from '../schedule/grid/conflict-list.tsx';
import { FillDialog } from '../schedule/grid/fill-dialog.tsx';
import { HistoryDialog } from '../schedule/grid/history-dialog.tsx';
import type { Planning } from '../schedule/grid/plan-history.ts';
import { PublishDialog } from '../schedule/grid/publish-dialog.tsx';
import type { Grid, GridShift } from '../schedule/grid/view.ts';
import { TargetDialog } from '../schedule/labour-target/target-dialog.tsx';
import { weekAgainst } from '../schedule/labour-target/view.ts';
import { NeedsDialog } from '../schedule/needs/needs-dialog.tsx';
import { TemplatesDialog } from '../schedule/templates/templates-dialog.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';

/** What can be open over the week of a team, besides the form of a shift. */
export type TeamDialog =
  | 'publish'
  | 'fill'
  | 'history'
  | 'templates'
  | 'needs'
  | 'target'
  | 'confirmations'
  | 'conflicts';

interface TeamDialogsProps {
  readonly open: TeamDialog | undefined;
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly planning: Planning;
  /** Whether its reader plans at a location. */
  readonly plansAt: (locationId: string) => boolean;
  /** Plans what was kept in a template. */
  readonly onPlan: (plans: readonly ShiftPlan[]) => void;
  readonly onOpen: (shift: GridShift) => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the week of a team, if any is. */
export function TeamDialogs({ open, schedule, grid, planning, plansAt, onPlan, onOpen, onClose }: TeamDialogsProps) {
  switch (open) {
    case undefined:
      return null;
    case 'fill':
      return <FillDialog schedule={schedule} grid={grid} planning={planning} onClose={onClose} />;
    case 'confirmations':
      return (
        <TimedConfirmations
          week={{ locationId: schedule.location.id, date: schedule.startsOn }}
          photoOf={(id) => schedule.people.find(({ employeeId }) => employeeId === id)?.photoUrl}
          zone={schedule.location.zone}
          onClose={onClose}
        />
      );
    case 'needs':
      return <NeedsDialog schedule={schedule} onClose={onClose} />;
    case 'target':
      return <TargetDialog location={schedule.location} onClose={onClose} />;
    case 'conflicts':
      return (
        <ConflictList
          schedule={schedule}
          grid={grid}
          onOpen={(shift) => {
            onClose();
            onOpen(shift);
          }}
          onClose={onClose}
        />
      );
    case 'history':
      return <HistoryDialog schedule={schedule} plansAt={plansAt} planning={planning} onClose={onClose} />;
    case 'templates':
      return (
        <TemplatesDialog
          schedule={schedule}
          onPlan={(plans) => {
            onPlan(plans);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'publish':
      return (
        <PublishDialog
          {...againstOf(grid)}
          schedule={schedule}
          grid={grid}
          week={weekAgainst(schedule, grid)}
          planning={planning}
          onOpen={(shift) => {
            onClose();
            onOpen(shift);
          }}
          onClose={onClose}
        />
      );
  }
}

/** Apart from the week, so that a second that passes draws this alone. */
function TimedConfirmations(props: Omit<ComponentProps<typeof ConfirmationList>, 'now'>) {
  return <ConfirmationList {...props} now={useServerNow()} />;
}
