import * as z from 'zod/mini';
import { cardStates } from '../../domain/time-cards/card-step.ts';
import { endpoint, refusal, sheetFormats } from '../kernel/endpoint.ts';
import { id, instant, plainDate } from '../kernel/schemas.ts';
import { paymentFilter } from '../payroll/payment-list.ts';

/** More weeks of people are no file that is made while somebody waits; a job makes it. */
export const mostCardsAtOnce = 250;
/** More weeks of people make no file at all: rows for a spreadsheet, pages for nobody. */
export const mostCardsExported = { csv: 20_000, xlsx: 20_000, pdf: 2_000 } as const;

/** What a row is: a week of somebody, as the list on the screen has it, or a day of theirs. */
export const exportRows = ['weeks', 'days'] as const;
export type ExportRows = (typeof exportRows)[number];

/** Which time cards are wanted as a file: those of weeks that end within the dates, both included. */
export const exportWish = z.strictObject({
  from: plainDate,
  to: plainDate,
  q: z.optional(z.string().check(z.maxLength(120))),
  location: z.optional(id),
  state: z.optional(z.enum(cardStates)),
  format: z.enum(sheetFormats),
  /** Left out, days. */
  rows: z.optional(z.enum(exportRows)),
});
export type ExportWish = z.output<typeof exportWish>;

export const exportTimeCards = endpoint({
  name: 'exportTimeCards',
  method: 'POST',
  path: '/api/time-cards/export',
  sentence:
    'The time cards of the weeks that end within some dates, of everybody whom the reader answers for and whom the filter leaves, as a file: a row for each person and day, or for each week of a person. It is told in the audit log. What is too much for one answer is refused, and can be asked for as an export.',
  access: { action: 'export_time_cards' },
  looks: true,
  body: exportWish,
  file: true,
  refusals: [refusal('not_found', 404), refusal('dates_too_far_apart', 422), refusal('export_takes_longer', 422)],
});

/** More payments are no file that is made while somebody waits. */
export const mostPaymentsExported = 5_000;

export const exportPayments = endpoint({
  name: 'exportPayments',
  method: 'POST',
  path: '/api/payments/export',
  sentence: 'The payments that the reader sees and the filter leaves, as a file. It is told in the audit log.',
  access: { action: 'see_payments' },
  looks: true,
  body: z.strictObject({ ...paymentFilter, format: z.enum(sheetFormats) }),
  file: true,
  refusals: [refusal('too_many_payments', 422)],
});

export const exportStates = ['queued', 'working', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

const timeCardExport = z.object({
  id,
  wish: exportWish,
  askedAt: instant,
  state: z.enum(exportStates),
  /** Weeks of people: all of them, and those that are worked out. */
  total: z.int(),
  done: z.int(),
  /** From then on it is gone. */
  expiresAt: instant,
});
export type TimeCardExport = z.output<typeof timeCardExport>;

export const askExport = endpoint({
  name: 'askExport',
  method: 'POST',
  path: '/api/exports',
  sentence:
    'Asks for time cards as a file that is made in the background, to be fetched by the reader alone within a day. It is told in the audit log.',
  access: { action: 'export_time_cards' },
  body: exportWish,
  reply: timeCardExport,
  refusals: [
    refusal('not_found', 404),
    refusal('dates_too_far_apart', 422),
    refusal('too_many_cards', 422),
    refusal('exports_waiting', 409),
  ],
});

export const readExports = endpoint({
  name: 'readExports',
  method: 'GET',
  path: '/api/exports',
  sentence: 'Lists the exports that the reader asked for in the last day, with how far each is, the latest first.',
  access: { action: 'export_time_cards' },
  reply: z.object({ exports: z.array(timeCardExport) }),
  refusals: [],
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/api/exports/:exportId/file',
  sentence:
    'Gives the file of an export to whoever asked for it, for as long as they answer for everybody whose cards it holds.',
  access: { action: 'export_time_cards' },
  params: z.object({ exportId: id }),
  file: true,
  refusals: [refusal('not_found', 404), refusal('export_not_ready', 409)],
});
