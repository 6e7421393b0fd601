import type { setPayRunDraft as endpoint } from '../../contract/payroll/pay-run.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readPayPeriod } from './open-payroll-period.ts';
import { findDraft, keepDraft } from './pay-runs.repository.ts';

/** Keeps what the actor prepared of a pay period, unless they went on elsewhere meanwhile. The audit log is told once that it was begun: what counts is the run. */
export const setPayRunDraft: UseCase<typeof endpoint> = async (ctx, { params: { startsOn }, body }) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const key = { organizationId, employeeId, startsOn };
  const period = await readPayPeriod(ctx, startsOn);
  if (period.start !== startsOn) return refuse('not_a_pay_period', { startsOn: period.start });
  const isNew = (await findDraft(tx, key)) === undefined;
  if (!(await keepDraft(tx, key, body))) return refuse('pay_run_draft_changed_meanwhile');
  if (isNew) await writeAudit(ctx, { ...actor, action: 'pay_run.begun', details: { startsOn } });
  return accept({ revision: body.revision + 1 });
};
