import { mostCardsExported, type askExport as endpoint } from '../../contract/reports/exports.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertExport, listExports, lockExports } from './exports.repository.ts';
import { leaveExport } from './jobs.ts';
import { mayName, readAsked, shownExport } from './read.ts';

const keptHours = 24;
/** Of one person, that are not made yet. */
const mostWaiting = 3;

/** Leaves a file to be made; whoever asked follows how far it is, and fetches it within a day. */
export const askExport: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const reach = placesOf(actor, 'export_time_cards');
  if (!(await mayName(ctx, body, reach))) return refuse('not_found');
  const asked = await readAsked(ctx, body, reach);
  if (!asked.ok) return asked;
  const { weeks } = asked.value;
  if (weeks > mostCardsExported[body.format]) return refuse('too_many_cards');
  await lockExports(tx, employeeId);
  const own = await listExports(tx, organizationId, employeeId, now);
  const waiting = own.filter(({ state }) => state === 'queued' || state === 'working');
  if (waiting.length >= mostWaiting) return refuse('exports_waiting');
  const expiresAt = addMilliseconds(now, keptHours * millisecondsPerHour);
  const id = ctx.newId();
  const fresh = { id, askedBy: employeeId, askedAt: now, wish: body, reach, total: weeks, expiresAt };
  await insertExport(tx, organizationId, fresh);
  await leaveExport(ctx, organizationId, fresh);
  const wish = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const details = { ...wish, exportId: id, cards: weeks };
  await writeAudit(ctx, { organizationId, employeeId, action: 'time_card.exported', details });
  return accept(shownExport({ ...fresh, state: 'queued', done: 0, fileName: null }));
};
