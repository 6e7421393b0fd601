import type { setPin as endpoint } from '../../contract/time-clock/kiosks.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decidePin } from '../../domain/time-clock/pin.ts';
import { writeAudit } from '../kernel/audit.ts';
import { hashPassword } from '../kernel/passwords.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findEmployee } from '../people/read.ts';
import { keepPin } from './pins.repository.ts';

/** Sets somebody's PIN for the kiosks; who set it stands in the audit log, and never what it is. */
export const setPin: SlowUseCase<typeof endpoint, undefined, string> = {
  async load({ tx, actor }, { params, body }) {
    const employee = await findEmployee(tx, actor.organizationId, params.employeeId);
    if (employee === undefined || !may(actor, 'set_pins', thingOf(employee))) return refuse('not_found');
    return decidePin(body.pin);
  },

  async work(_, { body }) {
    const hash = await hashPassword(body.pin);
    return hash === undefined ? refuse('sign_in_busy') : accept(hash);
  },

  async save(ctx, { params: { employeeId } }, hash) {
    const { actor } = ctx;
    await keepPin(ctx, { organizationId: actor.organizationId, employeeId }, hash, actor.employeeId);
    await writeAudit(ctx, { ...actor, action: 'kiosk.pin_set', subjectId: employeeId });
    return accept();
  },
};
