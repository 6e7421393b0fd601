import * as z from 'zod/mini';
import { id } from '../../contract/kernel/schemas.ts';
import { readTeam } from '../../contract/team.ts';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';

const { search: searched } = readTeam.query.shape;

/** What of the team is shown, in the address: a person’s page, or the list narrowed and turned to a page. */
const schema = z.object({
  person: z.catch(z.optional(id), undefined),
  /** The import of a file, instead of the list. */
  show: z.catch(z.optional(z.literal('import')), undefined),
  q: z.catch(searched, undefined),
  location: z.catch(z.optional(id), undefined),
  role: z.catch(z.optional(z.enum(roles)), undefined),
  status: z.catch(z.optional(z.enum(employeeStatuses)), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(99_999))), undefined),
});
export type TeamSearch = Partial<z.output<typeof schema>>;

/** Reads the address; what makes no sense in it is left out, as if it had not been said. */
export function teamSearch(search: Record<string, unknown>): TeamSearch {
  // A search for digits is read from the address as a number.
  const q = search['q'] === undefined ? undefined : String(search['q']);
  const read = z.parse(schema, { ...search, q });
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
}
