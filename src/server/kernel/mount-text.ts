import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hasAlready } from './etag.ts';

/**
 * Serves a text that is the same for everybody for as long as the server runs; who has it already is told so.
 *
 * @param make writes it, when it is first asked for
 */
export function mountText(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: { readonly text: string; readonly etag: string } | undefined;
  app.get(path, async (request, reply) => {
    made ??= marked(make());
    const { text, etag } = made;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (hasAlready(request, etag)) return reply.code(304).send();
    return reply.header('content-type', type).send(text);
  });
}

const marked = (text: string) => ({ text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` });
