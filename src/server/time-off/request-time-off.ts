import type { requestTimeOff as endpoint } from '../../contract/time-off.ts';
import type { AskedKind } from '../../domain/approvals/request.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideTimeOff } from '../../domain/time-off/decide-time-off.ts';
import { lackingOf } from '../../domain/time-off/time-off-type.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { findLastRequest } from '../approvals/read.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readSelf } from '../people/read.ts';
import { boundsOf } from './ask-again.ts';
import { attachTo } from './attachments.repository.ts';
import { lockAbsences } from './away-limits.repository.ts';
import { readRules } from './read-rules.ts';
import { listHolidaysOff } from './read.ts';
import { holdTime, insertTimeOff, listHeld, listTimeOff, type StoredTimeOff } from './requests.repository.ts';
import { findRefusingLimit } from './show-away-limits.ts';
import { listTypes } from './time-off-types.repository.ts';

export const timeOffAsked: AskedKind = {
  kind: 'time_off',
  waitsAt: 'home',
  link: '/management-authorizations?tab=vacation',
};

/** Asks for time off, once: the same request sent again is the one that is there. Its days are held until somebody says no. */
export const requestTimeOff: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const { self } = await readSelf(tx, actor);
  const isOwn =
    body.userId === employeeId &&
    body.firstName === self.firstName &&
    body.lastName === self.lastName &&
    body.email === self.email;
  if (!isOwn) return refuse('time_off_for_another');
  const types = await listTypes(tx, organizationId);
  const type =
    body.typeId === undefined ? types.find(({ isOpen }) => isOpen) : types.find(({ typeId }) => typeId === body.typeId);
  if (type === undefined) return refuse('time_off_type_unknown');
  const wish = {
    startsOn: body.startDate,
    endsOn: body.endDate,
    part: body.part ?? 'whole',
    fromMinute: body.part === 'hours' ? (body.fromMinute ?? null) : null,
    toMinute: body.part === 'hours' ? (body.toMinute ?? null) : null,
  } as const;
  const note = body.note ?? null;
  const id = body.id ?? ctx.newId();
  // Two who ask at once queue here. What the second sees is older than what the first wrote: it is overtaken at the audit log, and runs again.
  await lockAbsences(tx, organizationId);
  const [known] = await listTimeOff(tx, organizationId, [id]);
  if (known !== undefined) {
    const request = await findLastRequest(tx, { organizationId, kind: 'time_off', subjectId: id });
    const isSame = isSameWish(known, {
      ...wish,
      employeeId,
      typeId: type.typeId,
      note,
      attachmentId: body.attachmentId,
    });
    if (!isSame || request === null) return refuse('time_off_id_reused');
    return accept({ requestId: request.requestId, chargedMinutes: known.chargedMinutes });
  }
  if (!type.isOpen) return refuse('time_off_type_retired');
  const lacking = lackingOf(type, { note, hasAttachment: body.attachmentId !== undefined });
  if (lacking !== undefined) return refuse(lacking);
  const held = await listHeld(tx, actor);
  const rules = await readRules(tx, actor);
  const holidays = await listHolidaysOff(tx, organizationId, self.home.id, dateAt(now, self.home.zone));
  const calendar = { weeks: rules.leaveWeeks, holidays: holidays.map(({ date }) => date) };
  const bounds = boundsOf(rules, type.typeId, wish.startsOn, held);
  const decided = decideTimeOff(wish, type, calendar, held, dateAt(now, self.home.zone), bounds);
  if (!decided.ok) return decided;
  const { numDays, chargedMinutes } = decided.value;
  const limited = await findRefusingLimit(tx, actor, wish, 'held');
  if (limited !== undefined) return limited;
  if (body.numDays !== numDays) return refuse('time_off_day_count_differs', { numDays });
  const asked = { organizationId, id, employeeId, typeId: type.typeId, ...wish, numDays, note };
  await insertTimeOff(tx, { ...asked, askedBy: employeeId, askedAt: now }, decided.value.days);
  if (body.attachmentId !== undefined && !(await attachTo(tx, actor, id, body.attachmentId))) {
    return refuse('attachment_gone');
  }
  await holdTime(tx, asked);
  const requestId = await askApproval(ctx, timeOffAsked, {
    organizationId,
    subjectId: id,
    employeeId,
    askedBy: employeeId,
    locationId: self.home.id,
  });
  await writeAudit(ctx, {
    ...actor,
    action: 'time_off.requested',
    subjectId: employeeId,
    details: {
      requestId,
      from: wish.startsOn,
      to: wish.endsOn,
      ...(body.attachmentId !== undefined && { attachments: 1 }),
    },
  });
  ctx.announce(actor, 'time_off');
  return accept({ requestId, chargedMinutes });
};

function isSameWish(
  { type, attachment, ...known }: StoredTimeOff,
  wish: Pick<StoredTimeOff, 'employeeId' | 'startsOn' | 'endsOn' | 'part' | 'fromMinute' | 'toMinute' | 'note'> & {
    readonly typeId: string;
    readonly attachmentId: string | undefined;
  },
): boolean {
  return (
    type.typeId === wish.typeId &&
    attachment?.id === wish.attachmentId &&
    (['employeeId', 'startsOn', 'endsOn', 'part', 'fromMinute', 'toMinute', 'note'] as const).every(
      (key) => known[key] === wish[key],
    )
  );
}
