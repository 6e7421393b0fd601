import { isDeepStrictEqual } from 'node:util';
import type { adjustTimeOff as endpoint } from '../../contract/time-off.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideAdjustment, mayAdjust } from '../../domain/time-off/decide-adjustment.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee } from '../people/read.ts';
import { correctingLedger } from './correct-ledger.ts';
import { findEntry, insertEntry, listEntries, lockLedgerOf } from './ledger.repository.ts';
import type { EarnedBy } from './record-accruals.ts';
import { tellAdjusted } from './tell-answered.ts';
import { auditedType, listTypes } from './time-off-types.repository.ts';

/**
 * Writes what somebody begins with, or a correction with its reason, into their ledger, and tells them; once however often it is sent. Nobody writes into
 * their own; a manager writes into those of the employees at their locations, never into that of another manager or an admin.
 *
 * @param earnedBy by what a balance is worked out that begins a year after the date from which it counts
 */
export const adjustBalance =
  (earnedBy: EarnedBy): UseCase<typeof endpoint> =>
  async (ctx, { params: { employeeId }, body }) => {
    const { tx, actor, now } = ctx;
    const { organizationId } = actor;
    const employee = await findEmployee(tx, organizationId, employeeId);
    if (employee === undefined || !may(actor, 'adjust_time_off', thingOf(employee))) return refuse('not_found');
    if (employeeId === actor.employeeId) return refuse('own_balance');
    if (!mayAdjust(actor, employee)) return refuse('not_allowed');
    const type = (await listTypes(tx, organizationId)).find(({ typeId }) => typeId === body.typeId);
    if (type === undefined || !type.isPaid) return refuse('time_off_type_unknown');
    const { id, kind, on: onDate, minutes, reason, typeId } = body;
    await lockLedgerOf(tx, employeeId);
    const known = await findEntry(tx, organizationId, id);
    if (known !== undefined) {
      const meant = { employeeId, typeId, kind, onDate, minutes, reason };
      return isDeepStrictEqual(known, meant) ? accept() : refuse('time_off_id_reused');
    }
    const ledger = await listEntries(tx, organizationId, [employeeId]);
    const decided = decideAdjustment(body, ledger, dateAt(now, actor.zone));
    if (!decided.ok) return decided;
    const entry = { organizationId, id, employeeId, typeId, kind, onDate, minutes, reason };
    const change = { ...entry, startsOn: onDate, name: `adjusted ${id}`, requestId: null } as const;
    await correctingLedger(ctx, change, earnedBy, () =>
      insertEntry(tx, { ...entry, period: null, requestId: null, recordedBy: actor.employeeId, recordedAt: now }),
    );
    await writeAudit(ctx, {
      ...actor,
      action: 'time_off.adjusted',
      subjectId: employeeId,
      details: { timeOffType: auditedType(type), date: onDate, minutes, reason },
    });
    await tellAdjusted(ctx, { organizationId, employeeId }, { type, onDate, minutes, reason });
    return accept();
  };
