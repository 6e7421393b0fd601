import { sql } from 'kysely';
import type { Channel, NoticeChoices, NoticeEvent } from '../../domain/notifications/notice.ts';
import type { QuietHours } from '../../domain/notifications/quiet-hours.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface Cell {
  readonly event: NoticeEvent;
  readonly channel: Channel;
  readonly isWanted: boolean;
}

/** What somebody chose. */
export interface Chosen {
  readonly choices: NoticeChoices;
  readonly quiet: QuietHours | undefined;
  readonly digestAt: string | undefined;
}

const nothing: Chosen = { choices: {}, quiet: undefined, digestAt: undefined };

/** What somebody chose; nothing where they did not. */
export const findChoices = async (tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<Chosen> =>
  (await listChoices(tx, organizationId, [employeeId]))(employeeId);

/** The same of several people, for each to be looked up. */
export async function listChoices(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => Chosen> {
  const { rows: cells } = await sql<Cell & { readonly employeeId: string }>`
    select employee_id, event, channel, is_wanted from notice_choices
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
  const { rows: hours } = await sql<
    { readonly [Name in 'quietFrom' | 'quietUntil' | 'digestAt']: string | null } & {
      readonly employeeId: string;
    }
  >`
    select employee_id, quiet_from, quiet_until, digest_at from notice_hours
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
  const cellsOf = Map.groupBy(cells, ({ employeeId }) => employeeId);
  const hoursOf = new Map(hours.map((own) => [own.employeeId, own]));
  return (employeeId) => {
    const [own, times] = [cellsOf.get(employeeId), hoursOf.get(employeeId)];
    if (own === undefined && times === undefined) return nothing;
    const { quietFrom: from = null, quietUntil: until = null, digestAt = null } = times ?? {};
    return {
      choices: choicesOf(own ?? []),
      quiet: from === null || until === null ? undefined : { from, until },
      digestAt: digestAt ?? undefined,
    };
  };
}

const choicesOf = (cells: readonly Cell[]): NoticeChoices =>
  Object.fromEntries(
    [...Map.groupBy(cells, ({ event }) => event)].map(([event, own]) => [
      event,
      Object.fromEntries(own.map(({ channel, isWanted }) => [channel, isWanted])),
    ]),
  );

export async function keepCells(tx: Transaction, reader: EmployeeKey, cells: readonly Cell[]): Promise<void> {
  for (const { event, channel, isWanted } of cells) {
    const { organizationId, employeeId } = reader;
    await tx
      .insertInto('noticeChoices')
      .values({ organizationId, employeeId, event, channel, isWanted })
      .onConflict((conflict) =>
        conflict.columns(['organizationId', 'employeeId', 'event', 'channel']).doUpdateSet({ isWanted }),
      )
      .execute();
  }
}

/** Keeps the hours that are named; the others stay as they are. */
export async function keepHours(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  hours: { readonly quiet?: QuietHours | null | undefined; readonly digestAt?: string | null | undefined },
): Promise<void> {
  const { quiet, digestAt } = hours;
  const values = {
    ...(quiet === undefined ? {} : { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }),
    ...(digestAt === undefined ? {} : { digestAt }),
  };
  if (Object.keys(values).length === 0) return;
  await tx
    .insertInto('noticeHours')
    .values({ organizationId, employeeId, ...values })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId']).doUpdateSet(values))
    .execute();
}
