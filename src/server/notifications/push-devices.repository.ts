import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Where a browser's address and keys are sealed. */
export const addressOf = (deviceId: string): SealedPlace => ({ purpose: 'push_devices.address', row: [deviceId] });

export interface NewPushDevice extends EmployeeKey {
  readonly id: string;
  readonly sessionId: string;
  readonly address: Buffer;
  readonly serverKey: string;
  readonly turnedOnAt: Instant;
}

/** Makes what tries somebody's devices queue: each counts the tries before it. */
export async function lockTests(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test pushes ${organizationId} ${employeeId}`}, 0))`.execute(
    tx,
  );
}

/** What one session turned on is replaced by what it turns on now. */
export async function replacePushDevice(tx: Transaction, { turnedOnAt, ...device }: NewPushDevice): Promise<void> {
  const { organizationId, sessionId } = device;
  await tx
    .deleteFrom('pushDevices')
    .where('organizationId', '=', organizationId)
    .where('sessionId', '=', sessionId)
    .execute();
  await tx
    .insertInto('pushDevices')
    .values({ ...device, turnedOnAt: formatInstant(turnedOnAt) })
    .execute();
}

/** What one session turned on is of another from now on, which is the same person's. */
export async function updatePushSession(
  tx: Transaction,
  { organizationId, from, to }: { readonly organizationId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('pushDevices')
    .set({ sessionId: to })
    .where('organizationId', '=', organizationId)
    .where('sessionId', '=', from)
    .execute();
}

/** The browsers of somebody whose sessions have not ended, the last turned on first. */
export const listPushDevices = (tx: Transaction, { organizationId, employeeId }: EmployeeKey, now: Instant) =>
  tx
    .selectFrom('pushDevices as d')
    .innerJoin('sessions as s', 's.id', 'd.sessionId')
    .select(['d.id', 'd.sessionId', 'd.turnedOnAt', 'd.reachedAt', 's.browser', 's.system'])
    .where('d.organizationId', '=', organizationId)
    .where('d.employeeId', '=', employeeId)
    .where(sql<boolean>`s.expires_at > ${formatInstant(now)}`)
    .orderBy('d.turnedOnAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

/** The same of several people, as each is told: the last turned on first. */
export async function listDevicesOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly employeeId: string; readonly id: string }>`
    select d.employee_id, d.id from push_devices d join sessions s on s.id = d.session_id
    where d.organization_id = ${organizationId} and d.employee_id = any (${[...employeeIds]}::uuid[])
      and s.expires_at > ${formatInstant(now)}
    order by d.turned_on_at desc, d.id desc
  `.execute(tx);
  const own = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...own].map(([employeeId, devices]) => [employeeId, devices.map(({ id }) => id)]));
}

/** Where a browser is reached, sealed; undefined where its session has ended, or it was turned off. */
export const findPushDevice = (tx: Transaction, organizationId: string, id: string, now: Instant) =>
  tx
    .selectFrom('pushDevices as d')
    .innerJoin('sessions as s', 's.id', 'd.sessionId')
    .select(['d.address', 'd.serverKey'])
    .where('d.organizationId', '=', organizationId)
    .where('d.id', '=', id)
    .where(sql<boolean>`s.expires_at > ${formatInstant(now)}`)
    .executeTakeFirst();

export async function notePushReached(tx: Transaction, organizationId: string, id: string, at: Instant): Promise<void> {
  await tx
    .updateTable('pushDevices')
    .set({ reachedAt: formatInstant(at) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** @param employeeId whose it must be, where somebody asks for it @returns whether there was one */
export async function deletePushDevice(
  tx: Transaction,
  organizationId: string,
  id: string,
  employeeId?: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pushDevices')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .$if(employeeId !== undefined, (own) => own.where('employeeId', '=', employeeId ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
