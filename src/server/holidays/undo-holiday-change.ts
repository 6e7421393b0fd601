import type { undoHolidayChange as endpoint } from '../../contract/holidays.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { toldOf, type CalendarChanged } from './keep-change.ts';
import { endChange } from './repository.ts';

/** Lets a change of the calendar count no longer from a year on. */
export const undoHolidayChange =
  (changed: CalendarChanged): UseCase<typeof endpoint> =>
  async (ctx, { params, body: { fromYear } }) => {
    const { tx, actor, now } = ctx;
    const { organizationId } = actor;
    const was = await endChange(tx, organizationId, params.changeId, fromYear, now);
    if (was === undefined) return refuse('not_found');
    // Sent again, or of a day that is over by then: it is as it was asked for.
    if (was === 'ended') return accept(undefined);
    await changed(ctx, was.locationId);
    await writeAudit(ctx, {
      ...actor,
      action: 'holiday.change_undone',
      subjectId: was.locationId ?? organizationId,
      details: { before: toldOf(was), after: { to: String(fromYear - 1) } },
    });
    return accept(undefined);
  };
