import * as z from 'zod/mini';
import { deductionKinds } from '../../domain/payroll/run/run-deduction.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, line } from '../kernel/schemas.ts';

/** Decimal text of no more places than the column of it keeps. */
export const amount = z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,2})?$/));
export const mostRunDeductions = 10;

/** In the order in which they are taken. */
export const runDeductions = z
  .array(
    z.strictObject({
      id,
      name: line(80),
      kind: z.enum(deductionKinds),
      value: amount,
      yearlyCap: amount,
      beforeTax: z.boolean(),
      /** Of those alone who are at home there; of everybody where it is null. */
      locationId: z.optional(z.nullable(id)),
    }),
  )
  .check(
    z.maxLength(mostRunDeductions),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names_repeat'),
  );

export const deductionTemplates = z.object({
  deductions: runDeductions,
  /** 0 before anything was saved. */
  revision: z.int(),
});
export type DeductionTemplates = z.output<typeof deductionTemplates>;

export const changeDeductionTemplates = endpoint({
  name: 'changeDeductionTemplates',
  method: 'PUT',
  path: '/api/deduction-templates',
  sentence:
    'Changes what new pay runs take off, whoever prepares them; drafts that were begun go on with what they have.',
  access: { action: 'change_payroll_setup' },
  body: z.strictObject({
    deductions: runDeductions,
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  reply: deductionTemplates,
  refusals: [refusal('deduction_templates_changed_meanwhile', 409, deductionTemplates)],
});
