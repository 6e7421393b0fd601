import type { exportTimeCard as timeCardFileEndpoint } from '../../contract/reports.ts';
import type * as endpoints from '../../contract/reports/exports.ts';
import type { ExportWish } from '../../contract/reports/exports.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { daysBetween } from '../../domain/kernel/time.ts';
import { leavesPerson } from '../../domain/time-cards/card-filter.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { adjustmentsOf } from '../adjustments/read-adjustments.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import { fileReply, sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Reader } from '../kernel/sheet/sheet.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findLocation } from '../organization/read.ts';
import { listWorkers, readSelf } from '../people/read.ts';
import { readCard } from '../time-cards/read-card.ts';
import { readTimeCard, weeksOfTeam, type CardAsk, type CardsContext } from '../time-cards/read.ts';
import { findExport, findExportBytes, listExports, type ExportReach, type StoredExport } from './exports.repository.ts';
import { timeCardSheet } from './time-card.sheet.ts';

/** The card of a week as the screen shows it, as a file in the language and by the clock that the reader chose. */
export const exportTimeCard: UseCase<typeof timeCardFileEndpoint> = async (ctx, { query: { date, format } }) => {
  const { self, reader } = await readReader(ctx.tx, ctx.actor);
  const { value: card } = await readTimeCard(ctx, { params: undefined, query: { date }, body: undefined });
  const params = { employeeId: ctx.actor.employeeId, startsOn: card.startsOn };
  const detail = await readCard(ctx, { params, query: undefined, body: undefined });
  const name = `time-card-${self.employeeNumber}-${card.startsOn}`;
  const adjustments = await adjustmentsOf(ctx, ctx.actor, { from: card.startsOn, to: card.endsOn });
  const sheet = timeCardSheet(card, detail.ok ? detail.value : undefined, adjustments, self, reader);
  return accept(await sheetFile(sheet, format, name));
};

/** Who takes a file along: in which language it is, by which clock, and from which organization. */
export async function readReader(tx: Transaction, who: EmployeeKey) {
  const { self } = await readSelf(tx, who);
  const { language, hourCycle } = self.preferences;
  const { name: organization, currency } = self.organization;
  const speaker = speakers[language];
  const reader: Reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency };
  return { self, organization, reader };
}

const longestDays = 366;

/** Whether a wish names no location, or one whose people the reader answers for; of any other it is not told whether there is one. */
export async function mayName(
  { tx, actor }: CardsContext,
  { location }: ExportWish,
  reach: ExportReach,
): Promise<boolean> {
  if (location === undefined) return true;
  if (reach !== 'all') return reach.includes(location);
  return (await findLocation(tx, actor.organizationId, location)) !== undefined;
}

/** The name of the location that a wish names. */
export async function placeNameOf(
  tx: Transaction,
  organizationId: string,
  { location }: ExportWish,
): Promise<string | undefined> {
  return location === undefined ? undefined : (await findLocation(tx, organizationId, location))?.name;
}

/** Which weeks of whom a wish is about, and how many they are together. */
export async function readAsked(
  ctx: CardsContext,
  { from, to, ...filter }: ExportWish,
  reach: ExportReach,
): Promise<Result<{ readonly asks: readonly CardAsk[]; readonly weeks: number }, 'dates_too_far_apart'>> {
  const days = daysBetween(from, to);
  if (days < 0 || days > longestDays) return refuse('dates_too_far_apart');
  const workers = await listWorkers(ctx.tx, ctx.actor.organizationId, { at: reach });
  const left = workers.filter((one) => leavesPerson(filter, { ...one, locationId: one.homeLocationId }));
  const asks = await weeksOfTeam(ctx, left, { start: from, end: to });
  return accept({ asks, weeks: asks.reduce((sum, { startsOn }) => sum + startsOn.length, 0) });
}

/** Without what says its format. */
export const fileNameOf = ({ from, rows }: ExportWish): string =>
  `time-cards-${from}${rows === 'weeks' ? '-by-week' : ''}`;

export const readExports: UseCase<typeof endpoints.readExports> = async ({ tx, actor, now }) => {
  const stored = await listExports(tx, actor.organizationId, actor.employeeId, now);
  return accept({ exports: stored.map(shownExport) });
};

export const shownExport = ({ id, wish, askedAt, state, total, done, expiresAt }: StoredExport) => ({
  id,
  wish,
  askedAt,
  state,
  total,
  done,
  expiresAt,
});

export const downloadExport: UseCase<typeof endpoints.downloadExport> = async ({ tx, actor, now }, { params }) => {
  const { organizationId, employeeId } = actor;
  const stored = await findExport(tx, organizationId, params.exportId);
  const isOwn = stored?.askedBy === employeeId && stored.expiresAt > now;
  if (!isOwn || !reaches(placesOf(actor, 'export_time_cards'), stored.reach)) return refuse('not_found');
  if (stored.fileName === null) return refuse('export_not_ready');
  return accept(fileReply(await findExportBytes(tx, organizationId, stored.id), stored.wish.format, stored.fileName));
};

/** Whether somebody still answers for everybody whom the file is about. */
const reaches = (now: ExportReach, then: ExportReach): boolean =>
  now === 'all' || (then !== 'all' && then.every((locationId) => now.includes(locationId)));
