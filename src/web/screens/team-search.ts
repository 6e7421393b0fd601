import * as z from 'zod/mini';
import { id } from '../../contract/kernel/schemas.ts';
import { readTeam } from '../../contract/team.ts';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';

/** What of the team is shown, in the address: a person’s page, or the list narrowed. */
const known = {
  person: id,
  /** The import of a file, the invitations or the certificates that end, instead of the list. */
  show: z.enum(['import', 'invitations', 'certificates']),
  /** The form of an invitation stands open above it. */
  open: z.literal('invite'),
  q: readTeam.query.shape.search,
  location: id,
  role: z.enum(roles),
  status: z.enum(employeeStatuses),
};
export type TeamSearch = { readonly [Name in keyof typeof known]?: z.output<(typeof known)[Name]> | undefined };

/** Reads the address; what makes no sense in it is left out, as if it had not been said. */
export function teamSearch(search: Record<string, unknown>): TeamSearch {
  // A search for digits is read from the address as a number.
  const q = typeof search['q'] === 'number' ? String(search['q']) : search['q'];
  const address = { ...search, q };
  const read = Object.entries(known).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name as keyof typeof address]);
    return part.success && part.data !== undefined && part.data !== '' ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}
