import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node's parser calls a fault that has a status of its own; any other is 400. */
const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Headers that belong to one answer, and not to all. */
const itsOwn = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding']);

/** The problem of RFC 9457 section 4.2.1 that says no more than its status: of a request that cannot be read nobody knows the language. */
export const plainProblem = (status: number): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });

/**
 * Answers what cannot be read as a request (RFC 9112). No route and no hook sees it, so it is written by hand, with the headers that
 * any other answer has, and the connection ends.
 */
export async function answerUnreadable(app: FastifyInstance, code: string | undefined, socket: Socket): Promise<void> {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const { headers } = await app.inject('/api/unreadable');
  const status = statuses[code ?? ''] ?? 400;
  const body = plainProblem(status);
  const guards = Object.entries(headers).filter(([name]) => !itsOwn.has(name));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...guards.map(([name, value]) => `${name}: ${String(value)}`),
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
