import * as z from 'zod/mini';
import type { ExportWish } from '../../contract/reports/exports.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { leavesState } from '../../domain/time-cards/card-filter.ts';
import { weekParts } from '../../domain/time-cards/week-parts.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, type Job, type Try, type Worker } from '../kernel/queue.ts';
import { makeFileApart } from '../kernel/sheet/make-file-apart.ts';
import { openTeamLines } from '../time-cards/read.ts';
import { cardsSheet } from './asked-cards.sheet.ts';
import { deleteExport, findExport, giveUpExport, keepFile, tellProgress } from './exports.repository.ts';
import { fileNameOf, placeNameOf, readAsked, readReader } from './read.ts';
import type { SheetCard } from './team.sheet.ts';

const ids = z.object({ organizationId: z.string(), exportId: z.string() });
type Ids = z.output<typeof ids>;

const makeExport: Job<typeof ids> = { name: 'make_export', payload: ids, mostTries: 4 };
const forgetExport: Job<typeof ids> = { name: 'forget_export', payload: ids, mostTries: 12 };

/** Leaves an export to be made now, and to be forgotten when nobody may fetch it any more. */
export async function leaveExport(
  ctx: Context,
  organizationId: string,
  { id: exportId, expiresAt }: { readonly id: string; readonly expiresAt: Instant },
): Promise<void> {
  await enqueue(ctx.tx, makeExport, { organizationId, exportId });
  await enqueue(ctx.tx, forgetExport, { organizationId, exportId }, expiresAt - ctx.now);
}

/** The jobs of reports. */
export const reportWorkers: readonly Worker<typeof ids>[] = [
  { job: makeExport, run: make },
  {
    job: forgetExport,
    run: (attempt, { organizationId, exportId }) =>
      attempt.inside(organizationId, (ctx) => deleteExport(ctx.tx, organizationId, exportId)),
  },
];

/** Works the cards out in parts, tells how far it is after each, and keeps the file. Between the parts no transaction is open. */
async function make(attempt: Try, { organizationId, exportId }: Ids): Promise<void> {
  const inside = <T>(work: (ctx: Context) => Promise<T>) => attempt.inside(organizationId, work);
  try {
    const begun = await inside((ctx) => begin(ctx, { organizationId, exportId }));
    if (begun === undefined) return;
    const { wish, asks, weeks, organization, reader, askedBy, place } = begun;
    const told = { organizationId, employeeId: askedBy };
    const cards: SheetCard[] = [];
    let done = 0;
    for (const part of weekParts(asks)) {
      done += part.reduce((sum, { startsOn }) => sum + startsOn.length, 0);
      cards.push(
        ...(await inside(async (ctx) => {
          const opened = await openTeamLines({ ...ctx, actor: { organizationId } }, part);
          await tellProgress(ctx.tx, organizationId, exportId, Math.min(done, weeks));
          ctx.announce(told, 'exports');
          return cardsIn(opened, wish);
        })),
      );
    }
    const sheet = cardsSheet(cards, wish, organization, reader, place);
    const { name, bytes } = await makeFileApart(sheet, wish.format, fileNameOf(wish));
    await inside(async (ctx) => {
      await keepFile(ctx.tx, organizationId, exportId, { name, bytes });
      ctx.announce(told, 'exports');
    });
  } catch (error) {
    if (attempt.isLast) {
      await inside(async (ctx) => {
        const askedBy = await giveUpExport(ctx.tx, organizationId, exportId);
        if (askedBy !== undefined) ctx.announce({ organizationId, employeeId: askedBy }, 'exports');
      });
    }
    throw error;
  }
}

/** What is to be made; nothing, where it is made already or forgotten. */
async function begin(ctx: Context, { organizationId, exportId }: Ids) {
  const stored = await findExport(ctx.tx, organizationId, exportId);
  if (stored === undefined || stored.state === 'ready' || stored.state === 'failed') return undefined;
  const { wish, reach, askedBy } = stored;
  const asked = await readAsked({ ...ctx, actor: { organizationId } }, wish, reach);
  if (!asked.ok) throw new Error(`an export was accepted that is refused: ${asked.refusal}`);
  // As many as were counted when it was asked for: somebody may have come since.
  const { asks } = asked.value;
  return {
    wish,
    asks,
    weeks: stored.total,
    askedBy,
    place: await placeNameOf(ctx.tx, organizationId, wish),
    ...(await readReader(ctx.tx, { organizationId, employeeId: askedBy })),
  };
}

/** Only what the file shows: a year of a thousand people is kept in memory until it is written. */
const cardsIn = (opened: readonly SheetCard[], wish: ExportWish): SheetCard[] =>
  opened
    .filter(({ standing }) => leavesState(wish, standing))
    .map(({ worker, startsOn, standing, isOver, figures, flags, days }) => ({
      worker,
      startsOn,
      standing,
      isOver,
      figures,
      flags,
      days,
    }));
