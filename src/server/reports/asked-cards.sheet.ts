import type { ExportWish } from '../../contract/reports/exports.ts';
import type { Reader, Sheet } from '../kernel/sheet/sheet.ts';
import { teamCardsSheet } from './team-cards.sheet.ts';
import { teamWeeksSheet } from './team-weeks.sheet.ts';
import type { SheetCard } from './team.sheet.ts';

/**
 * The cards of people as whoever asked wants them: a row for each week, or for each day.
 *
 * @param location the name of the one that was asked for
 */
export const cardsSheet = (
  cards: readonly SheetCard[],
  wish: ExportWish,
  organization: string,
  reader: Reader,
  location: string | undefined,
): Sheet =>
  (wish.rows === 'weeks' ? teamWeeksSheet : teamCardsSheet)(cards, {
    from: wish.from,
    to: wish.to,
    organization,
    reader,
    filter: { q: wish.q, location, state: wish.state },
  });
