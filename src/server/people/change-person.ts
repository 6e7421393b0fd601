import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { updatePerson, type PersonFacts } from './employees.repository.ts';

/** Keeps what an employee is called and reached by; whoever has them on a screen follows. The caller writes the audit row. */
export async function changePerson(ctx: Context, who: EmployeeKey, facts: PersonFacts): Promise<void> {
  await updatePerson(ctx.tx, who, facts);
  ctx.announce(who, 'session');
}
