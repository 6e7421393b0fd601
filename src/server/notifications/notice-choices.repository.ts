import type { Channel, NoticeChoices, NoticeEvent } from '../../domain/notifications/notice.ts';
import type { QuietHours } from '../../domain/notifications/quiet-hours.ts';
import type { Transaction } from '../kernel/transaction.ts';
import type { Reader } from './notices.repository.ts';

export interface Cell {
  readonly event: NoticeEvent;
  readonly channel: Channel;
  readonly isWanted: boolean;
}

/** What somebody chose; nothing where they did not. */
export async function findChoices(
  tx: Transaction,
  { organizationId, employeeId }: Reader,
): Promise<{
  readonly choices: NoticeChoices;
  readonly quiet: QuietHours | undefined;
  readonly digestAt: string | undefined;
}> {
  const cells = await tx
    .selectFrom('noticeChoices')
    .select(['event', 'channel', 'isWanted'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
  const hours = await tx
    .selectFrom('noticeHours')
    .select(['quietFrom', 'quietUntil', 'digestAt'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
  const { quietFrom: from = null, quietUntil: until = null, digestAt = null } = hours ?? {};
  const byEvent = Map.groupBy(cells, ({ event }) => event);
  const choices = [...byEvent].map(
    ([event, own]) => [event, Object.fromEntries(own.map(({ channel, isWanted }) => [channel, isWanted]))] as const,
  );
  return {
    choices: Object.fromEntries(choices),
    quiet: from === null || until === null ? undefined : { from, until },
    digestAt: digestAt ?? undefined,
  };
}

export async function keepCells(tx: Transaction, reader: Reader, cells: readonly Cell[]): Promise<void> {
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
  { organizationId, employeeId }: Reader,
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
