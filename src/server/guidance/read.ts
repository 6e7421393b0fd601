import { sql } from 'kysely';
import type { FirstStepsReply, readFirstSteps as endpoint } from '../../contract/guidance.ts';
import { areFirstStepsShown, firstSteps, type Beginnings, type FirstStep } from '../../domain/guidance/first-steps.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';

type Row = { readonly foundedAt: Instant; readonly closedAt: Instant | null } & Readonly<Record<FirstStep, boolean>>;

/** What an organization has set up, asked of the tables at once; the second step is the reader's own. */
async function beginningsOf(tx: Transaction, organizationId: string, userId: string): Promise<Beginnings> {
  const { rows } = await sql<Row>`
    select o.created_at as founded_at, o.first_steps_closed_at as closed_at,
      exists (select from locations l where l.organization_id = o.id and l.address is not null) as location_address,
      exists (select from employees e where e.organization_id = o.id offset 1)
        or exists (select from invitations i where i.organization_id = o.id) as people,
      exists (select from pay_policies p where p.organization_id = o.id and p.created_at > o.created_at) as pay_policy,
      exists (select from publications p where p.organization_id = o.id) as schedule,
      exists (select from employers e where e.organization_id = o.id and e.legal_name <> '') as employer,
      exists (select from totp_factors t where t.user_id = ${userId} and t.confirmed_at is not null)
        or exists (select from passkeys p where p.user_id = ${userId}) as second_factor
    from organizations o where o.id = ${organizationId}
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the organization of the reader is not there');
  const { foundedAt, closedAt } = row;
  return { foundedAt, closedAt, done: new Set(firstSteps.filter((step) => doneIn(row, step))) };
}

/** A column is named as its step is, or in camel case. */
const doneIn = (row: Readonly<Record<string, unknown>>, step: FirstStep): boolean =>
  row[step.replace(/_(\w)/, (_all, letter: string) => letter.toUpperCase())] === true;

/** The first steps as the reader sees them now. */
export async function firstStepsFor({ tx, actor, now }: ActorContext): Promise<FirstStepsReply> {
  const beginnings = await beginningsOf(tx, actor.organizationId, actor.userId);
  const steps = firstSteps.map((step) => ({ step, isDone: beginnings.done.has(step) }));
  return { isShown: areFirstStepsShown(beginnings, now), steps };
}

export const readFirstSteps: UseCase<typeof endpoint> = async (ctx) => accept(await firstStepsFor(ctx));
