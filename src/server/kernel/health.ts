import { sql } from 'kysely';
import { health as endpoint } from '../../contract/kernel/health.ts';
import { accept } from '../../domain/kernel/result.ts';
import { route, type UseCase } from './route.ts';

/** Ready as long as a transaction can be opened; the error handler answers 503 while none can. */
const readHealth: UseCase<typeof endpoint> = async ({ tx }) => {
  await sql`select 1`.execute(tx);
  return accept({ status: 'ready' });
};

export const healthRoute = route(endpoint, readHealth);
