import type * as z from 'zod/mini';
import type { AuditEntry, auditFilter, readAuditLog as endpoint } from '../../contract/audit.ts';
import { deviceOf } from '../../domain/identity/device.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, formatInstant, startOfDate, type Zone } from '../../domain/kernel/time.ts';
import { cursorAfter, isMoment, readCursor, unknownCursor } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listEntries, listNames, listTopics, type StoredEntry } from './repository.ts';

const pageSize = 50;
const order = 'newest';

/** Who did what to whom, newest first. */
export const readAuditLog: UseCase<typeof endpoint> = async ({ tx, actor }, { query }) => {
  const { cursor, ...filter } = query;
  const after = placeIn(cursor);
  if (!after.ok) return after;
  const rows = await listEntries(tx, actor.organizationId, {
    ...asked(filter, actor.zone),
    after: after.value,
    most: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    rows.length > pageSize && last
      ? cursorAfter(order, `${formatInstant(last.happenedAt)} ${last.sequence ?? 0}`, last.id)
      : null;
  return accept({
    entries: await withNames(tx, actor.organizationId, page),
    next,
    topics: await listTopics(tx, actor.organizationId),
  });
};

/** Where the page before ended: the moment and the number of its last entry, and its id. */
function placeIn(cursor: string | undefined) {
  const read = readCursor(cursor, order, 'text');
  if (!read.ok) return read;
  if (read.value === undefined) return accept();
  const [value, id] = read.value;
  const [happenedAt = '', sequence = ''] = value.split(' ');
  return isMoment(happenedAt) && /^\d{1,15}$/.test(sequence) ? accept({ happenedAt, sequence, id }) : unknownCursor;
}

/** What a filter asks for, its dates as they are where the reader works. */
export const asked = ({ person, topic, subjectId, from, to }: z.output<typeof auditFilter>, zone: Zone) => ({
  person,
  topic,
  subjectId,
  since: from && startOfDate(from, zone),
  before: to && startOfDate(addDays(to, 1), zone),
});

/** Entries as they are shown: ids of people and locations with their names beside them. */
async function withNames(tx: Transaction, organizationId: string, rows: readonly StoredEntry[]): Promise<AuditEntry[]> {
  const names = await listNames(tx, organizationId, [...new Set(rows.flatMap(({ details }) => idsIn(details)))]);
  return rows.map((row) => {
    const { browser = null, system = null } = deviceOf(row.userAgent ?? undefined);
    return {
      id: row.id,
      sequence: row.sequence,
      happenedAt: row.happenedAt,
      actor: namedOf(row.employeeId, row.actorName),
      action: row.action,
      subject: namedOf(row.subjectId, row.subjectName),
      details: row.details as AuditEntry['details'],
      names: Object.fromEntries(idsIn(row.details).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))),
      network: row.network,
      browser,
      system,
    };
  });
}

const namedOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every id that stands anywhere in the details. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
