import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { line } from '../kernel/schemas.ts';
import { address } from '../organization.ts';

export const longestLegalName = 120;

const employer = z.object({
  /** Both null before anything was saved: pay stubs name the organization, and the place where somebody works. */
  legalName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** 0 before anything was saved. */
  revision: z.int(),
});
export type EmployerReply = z.output<typeof employer>;

export const readEmployer = endpoint({
  name: 'readEmployer',
  method: 'GET',
  path: '/api/employer',
  sentence: 'Tells the legal name and the address of the employer, as pay stubs carry them.',
  access: { action: 'change_payroll_setup' },
  reply: employer,
  refusals: [],
});

export const changeEmployer = endpoint({
  name: 'changeEmployer',
  method: 'PUT',
  path: '/api/employer',
  sentence:
    'Changes the legal name and the address of the employer on pay stubs from now on; earlier ones go on saying what they said.',
  access: { action: 'change_payroll_setup' },
  body: z.strictObject({
    legalName: line(longestLegalName),
    address,
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  reply: employer,
  refusals: [refusal('employer_changed_meanwhile', 409, employer)],
});
