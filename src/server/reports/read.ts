import type { exportTimeCard as timeCardFileEndpoint } from '../../contract/reports.ts';
import { accept } from '../../domain/kernel/result.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { UseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import { readSelf } from '../people/read.ts';
import { readTimeCard } from '../time-cards/read.ts';
import { timeCardSheet } from './time-card.sheet.ts';

/** The card of a week as the screen shows it, as a file in the language and by the clock that the reader chose. */
export const exportTimeCard: UseCase<typeof timeCardFileEndpoint> = async (ctx, { query: { date, format } }) => {
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const { value: card } = await readTimeCard(ctx, { params: undefined, query: { date }, body: undefined });
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency: self.organization.currency };
  const name = `time-card-${self.employeeNumber}-${card.startsOn}`;
  return accept(await sheetFile(timeCardSheet(card, self, reader), format, name));
};
