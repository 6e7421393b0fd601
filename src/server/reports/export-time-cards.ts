import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { mostCardsAtOnce, type exportTimeCards as endpoint } from '../../contract/reports/exports.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { leavesState } from '../../domain/time-cards/card-filter.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { openTeamLines } from '../time-cards/read.ts';
import { cardsSheet } from './asked-cards.sheet.ts';
import { fileNameOf, mayName, placeNameOf, readAsked, readReader } from './read.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly cards: number;
}

/** Exactly the cards that the filter leaves on the managers’ screen, in one file; it is set without holding a connection. */
export const exportTimeCards: SlowUseCase<typeof endpoint, Loaded, Loaded & { readonly file: FileReply }> = {
  async load(ctx, { body }) {
    const reach = placesOf(ctx.actor, 'export_time_cards');
    if (!(await mayName(ctx, body, reach))) return refuse('not_found');
    const asked = await readAsked(ctx, body, reach);
    if (!asked.ok) return asked;
    if (asked.value.weeks > mostCardsAtOnce) return refuse('export_takes_longer');
    const opened = await openTeamLines(ctx, asked.value.asks);
    const cards = opened.filter(({ standing }) => leavesState(body, standing));
    const { organization, reader } = await readReader(ctx.tx, ctx.actor);
    const place = await placeNameOf(ctx.tx, ctx.actor.organizationId, body);
    return accept({ sheet: cardsSheet(cards, body, organization, reader, place), cards: cards.length });
  },

  async work(loaded, { body }) {
    return accept({ ...loaded, file: await sheetFile(loaded.sheet, body.format, fileNameOf(body)) });
  },

  async save(ctx, { body }, { file, cards }) {
    const asked = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { organizationId, employeeId } = ctx.actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'time_card.exported', details: { ...asked, cards } });
    return accept(file);
  },
};
