import { createHash } from 'node:crypto';
import type { FileReply } from '../../contract/kernel/endpoint.ts';
import type { makeDepositFile as endpoint } from '../../contract/payroll/deposits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { wallClock, type PlainDate } from '../../domain/kernel/time.ts';
import { decideDeposits, depositCurrency } from '../../domain/payroll/deposit/decide-deposits.ts';
import { depositLines, freeModifier, type Deposit } from '../../domain/payroll/deposit/deposit-file.ts';
import { noneEarned } from '../../domain/payroll/files/earnings.ts';
import { filledSetup, missingSetup } from '../../domain/payroll/files/file-setup.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { numberPlace } from './bank-accounts.repository.ts';
import { depositPlace, insertDepositFile, listModifiers } from './deposits.repository.ts';
import { leaveForgetting } from './jobs.ts';
import { openDeposits, type OpenedDeposit } from './open-deposits.ts';
import { listSetups } from './payroll-setups.repository.ts';

/** Makes the file that pays people by direct deposit. Account numbers are opened here, for it alone. */
export const makeDepositFile: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now, vault } = ctx;
  const { organizationId } = actor;
  const { currency } = await readOrganization(tx, organizationId);
  if (currency !== depositCurrency) return refuse('deposits_in_dollars');
  const kept = (await listSetups(tx, organizationId)).find(({ format }) => format === 'nacha');
  const setup = filledSetup('nacha', kept?.setup ?? {});
  const missing = missingSetup('nacha', setup, noneEarned);
  if (missing.length > 0) return refuse('payroll_setup_missing', { fields: missing });
  const { today, open } = await openDeposits(ctx, body.date);
  const decided = decideDeposits(open, body, today);
  if (!decided.ok) return decided;
  const modifier = freeModifier(await listModifiers(tx, organizationId, today));
  if (modifier === undefined) return refuse('deposit_files_used_up');

  const chosen = decided.value;
  const { effectiveOn, paymentIds } = body;
  const madeAt = wallClock(now, actor.zone);
  const deposits = chosen.map((one) => depositOf(ctx, one));
  const text = `${depositLines({ setup, deposits, effectiveOn, madeAt, modifier }).join('\r\n')}\r\n`;
  const fileId = ctx.newId();
  const sha256 = createHash('sha256').update(text).digest();
  await insertDepositFile(
    tx,
    {
      organizationId,
      id: fileId,
      madeBy: actor.employeeId,
      madeAt: now,
      madeOn: today,
      modifier,
      effectiveOn,
      people: chosen.length,
      creditCents: body.finalCents,
      sha256,
    },
    vault.seal(depositPlace({ organizationId, fileId }), text),
    paymentIds,
  );
  await leaveForgetting(ctx, { organizationId, fileId });
  await writeAudit(ctx, {
    ...actor,
    action: 'deposit_file.made',
    details: {
      fileId,
      effectiveOn,
      people: chosen.length,
      totalCents: body.finalCents,
      paymentIds,
      sha256: sha256.toString('hex'),
    },
  });
  return accept(depositReply(text, { madeOn: today, modifier }));
};

/** What a file is answered as, the first time and each other one. */
export const depositReply = (
  text: string,
  { madeOn, modifier }: { readonly madeOn: PlainDate; readonly modifier: string },
): FileReply => ({
  type: 'text/plain; charset=us-ascii',
  name: `direct-deposit-${madeOn}-${modifier}.ach`,
  etag: createHash('sha256').update(text).digest('base64url'),
  bytes: Buffer.from(text, 'ascii'),
});

function depositOf({ vault, actor: { organizationId } }: ActorContext, one: OpenedDeposit): Deposit {
  const { inUse, payment, finalCents } = one;
  const { employeeId, employeeNumber, firstName, lastName } = payment;
  if (inUse === undefined) throw new Error('a payment without an account was chosen');
  const whose = { organizationId, employeeId };
  return {
    employeeNumber,
    name: `${firstName} ${lastName}`,
    account: {
      kind: inUse.kind,
      routing: vault.open(numberPlace('routing', whose, inUse.id), inUse.routingSealed),
      account: vault.open(numberPlace('account', whose, inUse.id), inUse.accountSealed),
    },
    amountCents: finalCents,
  };
}
