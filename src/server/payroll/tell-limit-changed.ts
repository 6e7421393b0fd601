import type { Cents } from '../../domain/kernel/money.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { readOrganization } from '../organization/read.ts';
import { listAdmins, readSelf } from '../people/read.ts';

/** Tells everybody else who may change the limit that somebody did: a limit that is taken away unseen is none. */
export async function tellLimitChanged(ctx: ActorContext, beforeCents: Cents, afterCents: Cents): Promise<void> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { currency } = await readOrganization(tx, organizationId);
  const { self: by } = await readSelf(tx, actor);
  const said = (limitCents: Cents, { speaker, formats }: Spoken): string =>
    limitCents === 0 ? speaker.say('payroll.limit.none') : formats.money(limitCents, currency);
  const facts = (spoken: Spoken) =>
    ({
      by: `${by.firstName} ${by.lastName}`,
      before: said(beforeCents, spoken),
      after: said(afterCents, spoken),
      link: '/settings/organization',
    }) as const;
  const others = (await listAdmins(tx, organizationId)).filter((employeeId) => employeeId !== actor.employeeId);
  await tellEach(
    ctx,
    organizationId,
    'payment_limit_changed',
    others.map((employeeId) => ({ employeeId, facts })),
  );
}
