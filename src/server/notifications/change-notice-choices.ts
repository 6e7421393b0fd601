import type { changeNoticeChoices as endpoint } from '../../contract/notifications/notice-choices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isWanted } from '../../domain/notifications/notice.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { findChoices, keepCells, keepHours } from './notice-choices.repository.ts';
import { noticeChoicesOf } from './read.ts';

/** Keeps what somebody chose, and tells the audit log what it was before: whoever says they never heard of something may be right. */
export const changeNoticeChoices: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { cells = [], quiet, digestAt } = body;
  if (quiet && quiet.from === quiet.until) return refuse('quiet_all_day');
  const before = await findChoices(tx, actor);
  await keepCells(tx, actor, cells);
  await keepHours(tx, actor, { quiet, digestAt });
  const after = await findChoices(tx, actor);
  const factsOf = ({ choices, quiet: hours, digestAt: daily }: typeof before) => ({
    quietFrom: hours?.from ?? null,
    quietUntil: hours?.until ?? null,
    digestAt: daily ?? null,
    ...Object.fromEntries(
      cells.map(({ event, channel }) => [`${event}.${channel}`, isWanted(choices, event, channel)]),
    ),
  });
  const details = differences(factsOf(before), factsOf(after));
  if (Object.keys(details.after).length > 0) {
    const { organizationId, employeeId } = actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'notices.chosen', subjectId: employeeId, details });
  }
  return accept(await noticeChoicesOf(ctx));
};
