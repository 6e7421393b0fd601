import * as z from 'zod/mini';
import { auditFilter } from '../../contract/audit.ts';
import type { AuditWish } from '../audit/queries.ts';

/** The filter in the address of the audit log, `?topic=pay_rate&person=Ana`; what nobody can be asked about is left out. */
export function auditSearch(address: Record<string, unknown>): AuditWish {
  const read = Object.entries(auditFilter.shape).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name]);
    return part.success && part.data !== undefined ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}
