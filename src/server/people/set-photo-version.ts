import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { exchangePhotoVersion } from './employees.repository.ts';

/** Says which picture of an employee is the present one (null: none); gives the former. Whoever has them on a screen follows. */
export async function setPhotoVersion(
  ctx: Context,
  who: EmployeeKey,
  photoVersion: string | null,
): Promise<string | null> {
  const before = await exchangePhotoVersion(ctx.tx, who, photoVersion);
  ctx.announce(who, 'session');
  return before;
}
