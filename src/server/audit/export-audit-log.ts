import { mostExported, type exportAuditLog as endpoint } from '../../contract/audit.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, formatInstant } from '../../domain/kernel/time.ts';
import { sayAudit } from '../../words/audit-sentence.ts';
import { speakers } from '../../words/speakers.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { csvText, harmless } from '../kernel/sheet/csv-text.ts';
import { asked } from './read.ts';
import { listEntries } from './repository.ts';

const columns = [
  'number',
  'time',
  'person',
  'action',
  'sentence',
  'subject',
  'details',
  'network',
  'device',
  'seal',
] as const;

/**
 * Exactly what the filter lets through, as CSV: times in UTC, sentences in the reader's language, the seals beside them. What a
 * spreadsheet would take for a formula is made harmless. That it was exported, by whom and with which filter, is told here too.
 */
export const exportAuditLog: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { actor } = ctx;
  const wish = { ...asked(body, actor.zone), after: undefined, most: mostExported + 1 };
  const entries = await listEntries(ctx.tx, actor.organizationId, wish);
  if (entries.length > mostExported) return refuse('too_many_to_export');
  const speaker = speakers[actor.language];
  const rows = entries.map((entry): Record<(typeof columns)[number], string> => {
    const names = { actor: entry.actorName ?? speaker.say('audit.nobody'), subject: entry.subjectName ?? '' };
    return {
      number: entry.sequence === null ? '' : String(entry.sequence),
      time: formatInstant(entry.happenedAt),
      person: entry.actorName ?? '',
      action: entry.action,
      sentence: sayAudit(speaker, entry.action, names).replace(/[\u2068\u2069]/g, ''),
      subject: entry.subjectName ?? entry.subjectId ?? '',
      // The seal is over these: a semicolon that might begin a cell is spelled otherwise, and they stay what they are.
      details: JSON.stringify(entry.details).replaceAll(';', '\\u003b'),
      network: entry.network ?? '',
      device: entry.userAgent ?? '',
      seal: entry.hash ?? '',
    };
  });
  const lines = rows.map((row) => columns.map((column) => harmless(row[column])));
  const csv = csvText([columns, ...lines], { hasMark: true });
  const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  // That there was a search, not what was typed: it may name anybody, and this row stays for ever.
  const filter = { ...set, ...(body.person !== undefined && { person: true }) };
  await writeAudit(ctx, { ...actor, action: 'audit_log.exported', details: { filter, rows: rows.length } });
  return accept({ fileName: `audit-log-${dateAt(ctx.now, actor.zone)}.csv`, csv, rows: rows.length });
};
