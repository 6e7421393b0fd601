import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { EverywhereCode } from '../../contract/kernel/refusals.ts';
import { refuse } from '../../domain/kernel/result.ts';
import { answerUnreadable, plainProblem } from './answer-unreadable.ts';
import { isUnreachable } from './database-trouble.ts';
import { hearOut } from './hear-out.ts';
import { sendProblem } from './problem.ts';
import type { Services } from './services.ts';

/** No call of the contract carries more; attachments will say their own limit. */
const bodyLimit = 256 * 1024;

/** The HTTP server before any route: headers, cookies, one log line a request, and what it says when something fails. */
export async function createApp(
  { log }: Pick<Services, 'log'>,
  {
    trustedProxies,
    https,
    framesItself = false,
  }: {
    readonly trustedProxies: readonly string[];
    readonly https: boolean;
    /** Whether a page of ours may show another in a frame: only the outbox of development does. */
    readonly framesItself?: boolean;
  },
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    bodyLimit,
    // Node would refuse it bare (RFC 9112 section 3.2): it is refused below, with the headers of every answer.
    http: { requireHostHeader: false },
    clientErrorHandler: ({ code }, socket) => void answerUnreadable(app, code, socket).catch(() => socket.destroy()),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // What cannot be read as a path goes the way of every unknown one, with its headers.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/api/unreadable'),
    // A parameter that is too long is its endpoint's to refuse: what Node lets through as a line, we read.
    routerOptions: { maxParamLength: 16_384 },
    // Paths that cannot be read, or are longer than any of ours: there is nothing at them.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, undefined, undefined, refuse('not_found'));
    },
  });
  // Nobody takes a text: one that were read would be refused for what it says, and not for what it is.
  app.removeContentTypeParser('text/plain');
  takeEmptyForNone(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(framesItself && { 'frame-src': ["'self'"] }),
      },
    },
    // Not same-origin: the window in which a provider asks who somebody is must stay within reach, to notice when it is closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'same-origin' },
  });
  // An expectation that nobody knows may be passed over (RFC 9110 section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      return reply.code(400).type('application/problem+json; charset=utf-8').send(plainProblem(400));
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  // Our own line: Fastify's would hold the whole address, and with it whatever stands in a query.
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) log.warn(line, 'request');
    else log.info(line, 'request');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error, request);
    hearOut(request, reply);
    if (code === 'unexpected') log.error({ requestId: request.id, err: error }, 'a surprise');
    const refusal = code === 'invalid_input' ? refuse(code, { issues: [] }) : refuse(code);
    return sendProblem(request, reply, undefined, undefined, refusal);
  });
  return app;
}

/** A client that calls every request JSON calls one without a body so too: whether one is missing, the endpoint knows. */
function takeEmptyForNone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : void parse(request, body, done),
  );
}

const parserCodes: Readonly<Record<string, EverywhereCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
};

/** A surprise is a surprise; but a database that is away comes back, and a body that cannot be read is the sender's. */
function codeOf(error: FastifyError, request: FastifyRequest): EverywhereCode {
  if (isUnreachable(error)) return 'unavailable';
  const known = parserCodes[error.code];
  if (known !== undefined) return known;
  if (error instanceof SyntaxError && error.statusCode === 400) return 'malformed_json';
  if (error.statusCode === undefined || error.statusCode >= 500) return 'unexpected';
  // What the folder of the page does not take for a path of its own: there is nothing at it.
  return request.url.startsWith('/api/') ? 'invalid_input' : 'not_found';
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
