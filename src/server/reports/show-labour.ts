import type { LabourFiguresReply, readLabour as endpoint } from '../../contract/reports/labour.ts';
import { accept } from '../../domain/kernel/result.ts';
import { labourOf, type LabourWeek } from '../../domain/reports/labour.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { openLabour } from './open-labour.ts';
import { homesOf, showLines } from './show-lines.ts';

/** Hours and what they cost, by week, location and person. */
export const readLabour: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const labour = await openLabour(ctx, query);
  if (!labour.ok) return labour;
  const { weeks, seesPay, from, to, previous, next } = labour.value;
  const { currency } = await readOrganization(ctx.tx, ctx.actor.organizationId);
  const shown = (some: readonly LabourWeek[]): LabourFiguresReply =>
    seesPay ? labourOf(some) : { ...labourOf(some), payCents: null };
  const locations = homesOf(labour.value);
  return accept({ from, to, previous, next, currency, locations, ...showLines(labour.value, weeks, shown) });
};
