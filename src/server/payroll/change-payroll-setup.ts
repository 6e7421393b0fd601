import type { changePayrollSetup as endpoint } from '../../contract/payroll/files.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { setupFaults, setupNames, type FileSetup } from '../../domain/payroll/files/file-setup.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepSetup, listSetups } from './payroll-setups.repository.ts';

/** Changes what a payroll system is told, unless somebody else did meanwhile. */
export const changePayrollSetup: UseCase<typeof endpoint> = async (ctx, { params: { format }, body }) => {
  const { organizationId } = ctx.actor;
  const faults = setupFaults(format, body.setup);
  if (faults.length > 0) return refuse('payroll_setup_faulty', { fields: faults });
  const before = (await listSetups(ctx.tx, organizationId)).find((one) => one.format === format);
  const setup = spokenOf(body.setup);
  const isKept = await keepSetup(ctx.tx, organizationId, { format, setup, revision: body.revision });
  if (!isKept) return refuse('payroll_setup_changed_meanwhile');
  const details = { format, ...differences(whole(before?.setup ?? {}), whole(setup)) };
  await writeAudit(ctx, { ...ctx.actor, action: 'payroll_setup.changed', details });
  return accept();
};

/** Without what was left empty. */
const spokenOf = (setup: FileSetup): FileSetup =>
  Object.fromEntries(Object.entries(setup).filter(([, value]) => value !== undefined && value !== ''));

/** With what is empty, so that the audit log tells of what was taken out as well. */
const whole = (setup: FileSetup) => Object.fromEntries(setupNames.map((name) => [name, setup[name] ?? null]));
