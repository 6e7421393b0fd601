import { isDeepStrictEqual } from 'node:util';
import { dayInMonth } from '../../domain/kernel/months.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findLocation } from '../organization/read.ts';
import { findChange, insertChange, listChanges, mostChanges, type StoredChange } from './repository.ts';

/** Has what people hold count as the calendar is now. @param locationId whose calendar changed; null, that of the organization */
export type CalendarChanged = (ctx: ActorContext, locationId: string | null) => Promise<void>;

type Refused = 'not_found' | 'too_many_holidays' | 'holiday_id_reused';

/** Keeps a change of the calendar, once; says where the same federal day is left out of one of these years already. Refused where its place is unknown, or its id is another’s. */
export async function keepChange(
  ctx: ActorContext,
  change: StoredChange,
  action: 'holiday.added' | 'holiday.left_out',
  changed: CalendarChanged,
): Promise<Result<'kept' | 'is_left_out', Refused>> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { changeId, locationId } = change;
  if (locationId !== null && (await findLocation(tx, organizationId, locationId)) === undefined) {
    return refuse('not_found');
  }
  const known = await findChange(tx, organizationId, changeId);
  if (known !== undefined) return isDeepStrictEqual(known, change) ? accept('kept') : refuse('holiday_id_reused');
  if ((await listChanges(tx, organizationId)).length >= mostChanges) return refuse('too_many_holidays');
  if (!(await insertChange(tx, organizationId, change))) return accept('is_left_out');
  const after = toldOf(change);
  await changed(ctx, locationId);
  await writeAudit(ctx, { ...actor, action, subjectId: locationId ?? organizationId, details: { before: {}, after } });
  return accept('kept');
}

/** A change as the audit log tells it: which day, from which year, or from which date, and until which year. */
export const toldOf = ({ name, code, month, day, fromYear, lastYear }: StoredChange) => ({
  name: name ?? code,
  from: month === null || day === null ? String(fromYear) : dayInMonth(fromYear, month, day),
  to: lastYear === null ? null : String(lastYear),
});
