import * as z from 'zod/mini';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line, plainDate } from './kernel/schemas.ts';

/** Somebody or something that an entry names. */
const named = z.object({ id, name: z.string() });

/** An entry of the audit log. */
const auditEntry = z.object({
  id,
  /** Its place in the organization's chain; null for what was written before there was one. */
  sequence: z.nullable(z.int()),
  happenedAt: instant,
  /** Who did it; null where nobody of the organization did. */
  actor: z.nullable(named),
  /** `noun.verb_in_the_past`; `words` has the sentence. */
  action: z.string(),
  /** What it was done to; null where that has no name. */
  subject: z.nullable(named),
  /** As it was written: `before` and `after` where something changed. */
  details: z.record(z.string(), z.json()),
  /** The names of people and locations whose ids stand in the details. */
  names: z.record(z.string(), z.string()),
  network: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Which entries are meant; what is left out is not asked about. Dates are those of the reader's location, both included. */
export const auditFilter = z.object({
  /** A part of the name of who did it, or of whom it was done to. */
  person: z.optional(line(80)),
  /** The noun before the point of the action. */
  topic: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  /** One thing: a person, a location, whatever else an entry is about. */
  subjectId: z.optional(id),
});

/** A filter, and where to go on. */
export type AuditFilterInput = z.output<typeof auditFilter> & { readonly cursor?: string | undefined };

export const readAuditLog = endpoint({
  name: 'readAuditLog',
  method: 'GET',
  path: '/api/audit-log',
  sentence: 'Lists who did what to whom, newest first, filtered and in pages.',
  access: { action: 'see_audit_log' },
  query: z.extend(auditFilter, {
    /** Where the page before ended, as it said. */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
  }),
  reply: z.object({
    entries: z.array(auditEntry),
    next: z.nullable(z.string()),
    /** What this organization's entries are about. */
    topics: z.array(z.string()),
  }),
  refusals: [],
});

/** More is no file for a spreadsheet any more. */
export const mostExported = 50_000;

export const exportAuditLog = endpoint({
  name: 'exportAuditLog',
  method: 'POST',
  path: '/api/audit-log/export',
  sentence:
    'Gives exactly what the filter lets through as a file for spreadsheets, and is told in the audit log itself.',
  mayRepeat: true,
  access: { action: 'see_audit_log' },
  freshSignIn: true,
  body: z.strictObject(auditFilter.shape),
  reply: z.object({ fileName: z.string(), csv: z.string(), rows: z.int() }),
  refusals: [refusal('too_many_to_export', 422)],
});
