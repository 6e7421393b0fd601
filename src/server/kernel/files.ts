import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { hasAlready } from './etag.ts';

/** What a client calls the files that it sends; what they really are, the use-case finds out. */
const fileTypes = /^(?:image\/[\w.+-]{1,40}|application\/octet-stream|application\/pdf)$/;

/** Lets a scope of the server take a file as the body of a request, and nothing else. */
export function acceptFiles(scope: FastifyInstance, largestBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(fileTypes, { parseAs: 'buffer', bodyLimit: largestBytes }, (_request, body, done) =>
    done(null, body),
  );
}

/** RFC 6266: a name in ASCII for whoever reads no other, and the whole one beside it. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}

/** The file that came; empty where none did. */
export const fileOf = ({ body }: FastifyRequest): Uint8Array => (Buffer.isBuffer(body) ? body : new Uint8Array());

/**
 * Answers a file. Browsers keep it for this person alone, and ask again each time: whoever may no longer see it is told so, everybody else that
 * theirs is still the one.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes, name }: FileReply,
): FastifyReply {
  reply.header('etag', `"${etag}"`).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (hasAlready(request, `"${etag}"`)) return reply.code(304).send();
  if (name !== undefined) reply.header('content-disposition', dispositionOf(name));
  return reply.header('content-type', type).send(bytes);
}
