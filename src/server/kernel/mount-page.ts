import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id as idSchema } from '../../contract/kernel/schemas.ts';
import { refuse } from '../../domain/kernel/result.ts';
import { sendProblem } from './problem.ts';
import type { Services } from './services.ts';
import type { Transaction } from './transaction.ts';

/**
 * Nothing is loaded, nothing runs, nothing is sent; styles stand in the page itself. A link may open in the whole tab, since somebody
 * pressed it.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-top-navigation-by-user-activation',
].join('; ');

/** Serves whole HTML pages that others wrote, by their id, where only our own pages may frame them. Nobody is asked who they are. */
export function mountPage(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
  path: string,
  find: (tx: Transaction, id: string) => Promise<string | undefined>,
): void {
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const id = z.safeParse(idSchema, request.params.id);
    const html = id.success ? await database.transaction({ readOnly: true }, (tx) => find(tx, id.data)) : undefined;
    if (html === undefined) return sendProblem(request, reply, undefined, undefined, refuse('not_found'));
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(html.replace('<head>', '<head>\n  <base target="_top">'));
  });
}
