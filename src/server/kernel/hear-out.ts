import type { FastifyReply, FastifyRequest } from 'fastify';

/** More and longer than anybody sends by a slip; whoever goes on is no longer listened to. */
const mostBytes = 64 * 1024 * 1024;
const mostMilliseconds = 30_000;

/**
 * Lets whoever is still sending what was refused read the answer: what comes is thrown away, up to 64 MiB and 30 s. A connection that closes at once takes
 * the answer with it, and a browser then knows of nothing but a connection that was cut off.
 */
export function hearOut({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  if (request.readableEnded) return;
  reply.removeHeader('connection');
  // Even for whoever will close it: they do so once they have sent all and read this.
  reply.raw.shouldKeepAlive = true;
  // The server's own limit on the time of a request ends with its answer.
  const patience = setTimeout(() => request.destroy(), mostMilliseconds);
  request.once('close', () => clearTimeout(patience));
  let bytes = 0;
  request.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostBytes) request.destroy();
  });
  request.resume();
}
