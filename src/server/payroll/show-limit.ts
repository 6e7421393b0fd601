import type { PaymentLimitReply } from '../../contract/payroll/second-person.ts';
import { heldUntil } from '../../domain/payroll/held-until.ts';
import { holdOn } from '../../domain/payroll/second-person.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { StoredLimit } from './payment-limits.repository.ts';

/** The limit as it is shown to one person: with what they are held to, and not with what others are. */
export function showLimit({ actor, now }: ActorContext, limit: StoredLimit): PaymentLimitReply {
  const hold = holdOn(limit, actor.employeeId, now);
  return {
    limitCents: limit.limitCents,
    revision: limit.revision,
    held: hold === null ? null : { limitCents: hold.beforeCents, until: heldUntil(hold.raisedAt) },
  };
}
