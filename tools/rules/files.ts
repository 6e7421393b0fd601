import * as z from 'zod/mini';
import { achBlocks, achLines, achTotals, type AchBatch } from '../../src/domain/payroll/ach-file.ts';
import {
  adpFileName,
  adpFirstColumns,
  gustoBlank,
  gustoFields,
  gustoZero,
  iifColumns,
  iifDate,
  iifDuration,
  iifHeaderColumns,
} from '../../src/domain/payroll/export-formats.ts';
import { requiredRecords } from '../../src/domain/payroll/required-records.ts';
import { isRoutingNumber, routingCheckDigit } from '../../src/domain/payroll/routing-number.ts';
import { kind, unsupported } from './kind.ts';
import { date, plainText as text } from './moments.ts';

const maybe = z._default(text, '');
const digits = text.check(z.refine((each) => /^\d*$/.test(each)));

export const routingNumber = kind(z.object({ routing: text }), ({ routing }) => ({
  valid: isRoutingNumber(routing),
  ...(/^\d{8,9}$/.test(routing) ? { checkDigit: routingCheckDigit(routing.slice(0, 8)) } : {}),
}));

const addenda = z._default(
  z.array(
    z.union([
      z.string(),
      z.pipe(
        z.object({ info: maybe, text: maybe }),
        z.transform((each) => each.info || each.text),
      ),
    ]),
  ),
  [],
);

const entry = z.object({
  code: text,
  routing: digits,
  account: text,
  amountCents: z.int(),
  individualId: maybe,
  identification: maybe,
  id: maybe,
  name: maybe,
  discretionary: maybe,
  discretionaryData: maybe,
  trace: maybe,
  addenda,
});

const batch = z.object({
  serviceClass: maybe,
  companyName: maybe,
  companyDiscretionary: maybe,
  discretionary: maybe,
  companyId: maybe,
  sec: z._default(text, 'PPD'),
  description: maybe,
  descriptiveDate: maybe,
  companyDescriptiveDate: maybe,
  effectiveDate: maybe,
  odfi: text,
  batchNumber: z.optional(z.int()),
  entries: z._default(z.array(entry), []),
});

export const achFile = kind(
  z.object({
    file: z.object({
      destination: text,
      origin: text,
      date: text,
      time: maybe,
      idModifier: z._default(text, 'A'),
      destinationName: maybe,
      originName: maybe,
      reference: maybe,
    }),
    batches: z.array(batch),
  }),
  ({ file, batches }) => ({ lines: achLines({ ...file, batches: batches.map(batchOf) }) }),
);

function batchOf(asked: z.output<typeof batch>, index: number): AchBatch {
  const entries = asked.entries.map((each, place) => ({
    ...each,
    individualId: each.individualId || each.identification || each.id,
    discretionary: each.discretionary || each.discretionaryData,
    trace: each.trace || `${asked.odfi}${String(place + 1).padStart(7, '0')}`,
  }));
  const { debitCents, creditCents } = achTotals(entries);
  const oneWay = debitCents === 0 ? '220' : '225';
  return {
    ...asked,
    companyDiscretionary: asked.companyDiscretionary || asked.discretionary,
    descriptiveDate: asked.descriptiveDate || asked.companyDescriptiveDate,
    serviceClass: asked.serviceClass || (debitCents > 0 && creditCents > 0 ? '200' : oneWay),
    batchNumber: asked.batchNumber ?? index + 1,
    entries,
  };
}

const controlled = z.array(
  z.pipe(
    z.object({
      code: text,
      rdfi: z._default(digits, ''),
      routing: z._default(digits, ''),
      amountCents: z.int(),
      addenda,
    }),
    z.transform(({ rdfi, routing, ...each }) => ({ ...each, routing: rdfi || routing })),
  ),
);

/** Control totals of a batch, or of a file, whose blocks are counted too. */
export const achControl = kind(
  z.object({
    entries: z.optional(controlled),
    batches: z._default(z.union([z.int(), z.array(z.object({ entries: controlled }))]), 1),
  }),
  ({ entries, batches }) => {
    const all = entries ?? (Array.isArray(batches) ? batches.flatMap((each) => each.entries) : []);
    const totals = achTotals(all);
    const count = Array.isArray(batches) ? batches.length : batches;
    return { ...totals, batchCount: count, blockCount: achBlocks(count, totals.entryCount) };
  },
);

export const fileField = kind(
  z.object({
    format: z.string(),
    date: z.optional(date),
    minutes: z.optional(z.number()),
    companyCode: z.optional(text),
  }),
  ({ format, date: on, minutes, companyCode }) => {
    if (format === 'adp-paydata' && companyCode !== undefined) return { fileName: adpFileName(companyCode) };
    if (format !== 'iif') return unsupported;
    return {
      ...(on === undefined ? {} : { DATE: iifDate(on) }),
      ...(minutes === undefined ? {} : { DURATION: iifDuration(minutes) ?? null }),
    };
  },
);

export const fileColumns = kind(z.object({ format: z.string() }), ({ format }) => {
  switch (format) {
    case 'adp-paydata':
      return { firstColumns: adpFirstColumns };
    case 'gusto':
      return { fields: gustoFields, blank: gustoBlank, zero: gustoZero };
    case 'iif':
      return { columns: iifColumns, headerColumns: iifHeaderColumns, firstColumns: iifColumns.slice(0, 3) };
    default:
      return unsupported;
  }
});

export const requiredFields = kind(
  z.object({ jurisdiction: z.string(), document: z.string() }),
  ({ jurisdiction, document }) => {
    const found = requiredRecords[jurisdiction]?.[document];
    return found === undefined ? unsupported : { ...found };
  },
);
