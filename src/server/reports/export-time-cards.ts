import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { mostCardsExported, type exportTimeCards as endpoint } from '../../contract/reports.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { daysBetween } from '../../domain/kernel/time.ts';
import { leavesPerson, leavesState } from '../../domain/time-cards/card-filter.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { listWorkers, readSelf } from '../people/read.ts';
import { openTeamCards, weeksOfTeam } from '../time-cards/read.ts';
import { teamCardsSheet } from './team-cards.sheet.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly cards: number;
}

const longestDays = 366;

/** Exactly the cards that the filter leaves on the managers’ screen, in one file; it is set without holding a connection. */
export const exportTimeCards: SlowUseCase<typeof endpoint, Loaded, Loaded & { readonly file: FileReply }> = {
  async load(ctx, { body: { from, to, ...filter } }) {
    const { tx, actor } = ctx;
    const days = daysBetween(from, to);
    if (days < 0 || days > longestDays) return refuse('dates_too_far_apart');
    const workers = await listWorkers(tx, actor.organizationId, { at: placesOf(actor, 'approve_time_cards') });
    const left = workers.filter((one) => leavesPerson(filter, { ...one, locationId: one.homeLocationId }));
    const asks = await weeksOfTeam(ctx, left, { start: from, end: to });
    const weeks = asks.reduce((sum, { startsOn }) => sum + startsOn.length, 0);
    if (weeks > mostCardsExported) return refuse('too_many_cards');
    const cards = (await openTeamCards(ctx, asks)).filter(({ standing }) => leavesState(filter, standing));
    const { self } = await readSelf(tx, actor);
    const { language, hourCycle } = self.preferences;
    const speaker = speakers[language];
    const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency: self.organization.currency };
    return accept({ sheet: teamCardsSheet(cards, { from, to }, self.organization.name, reader), cards: cards.length });
  },

  async work(loaded, { body: { from, format } }) {
    return accept({ ...loaded, file: await sheetFile(loaded.sheet, format, `time-cards-${from}`) });
  },

  async save(ctx, { body }, { file, cards }) {
    const asked = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { organizationId, employeeId } = ctx.actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'time_card.exported', details: { ...asked, cards } });
    return accept(file);
  },
};
