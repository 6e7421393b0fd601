import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';
import { followChanges, liveEvent, type LiveTopic } from '../../contract/kernel/live.ts';
import { refuse } from '../../domain/kernel/result.ts';
import { sendProblem } from './problem.ts';
import type { Services } from './services.ts';
import { sessionCookie } from './session-cookie.ts';

const heartbeatMilliseconds = 20_000;
const longestPause = 5_000;

const told = z.object({ organizationId: z.string(), employeeId: z.string(), topic: liveEvent.shape.topic });

export interface Live {
  /** Ends every stream and the listening connection. */
  close(): Promise<void>;
}

/**
 * Streams to each follower what to read again. One connection per process listens to
 * PostgreSQL, so that a change made by any process reaches the followers of all.
 */
export function mountLive(app: FastifyInstance, services: Services, secureCookie: boolean, databaseUrl: string): Live {
  const followers = new Map<string, Set<Follower>>();
  let closed = false;
  const tell = (key: string, topic: LiveTopic) => followers.get(key)?.forEach((follower) => follower.tell(topic));
  const tellAll = () => {
    for (const key of followers.keys()) tell(key, 'clock');
  };
  const listener = listen(databaseUrl, services.log, {
    heard: (payload) => {
      const { organizationId, employeeId, topic } = z.parse(told, JSON.parse(payload));
      tell(`${organizationId}/${employeeId}`, topic);
    },
    // What was announced while nobody listened is lost: everyone reads again.
    missed: tellAll,
  });

  // Without HEAD, which would hold a connection open and have nothing to say on it.
  app.get(followChanges.path, { exposeHeadRoute: false }, async (request, reply) => {
    // From the first moment on: whoever leaves while the gate looks them up is not announced again.
    const left = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const token = sessionCookie(request, secureCookie);
    const person = token === undefined ? undefined : await services.gate(token);
    if (token === undefined || person === undefined) {
      return sendProblem(request, reply, followChanges, undefined, refuse('not_signed_in'));
    }
    // A stream that began now would hold the server's close for as long as its reader stays.
    if (closed) return sendProblem(request, reply, followChanges, person, refuse('unavailable'));
    const key = `${person.organizationId}/${person.employeeId}`;
    const follower = openStream(reply);
    const mine = followers.get(key) ?? new Set();
    followers.set(key, mine.add(follower));
    const stillSignedIn = setInterval(() => {
      services.gate(token).then(
        (now) => (now === undefined ? follower.end() : follower.beat()),
        () => follower.beat(),
      );
    }, heartbeatMilliseconds);
    await left;
    clearInterval(stillSignedIn);
    mine.delete(follower);
    if (mine.size === 0) followers.delete(key);
    return reply;
  });

  return {
    async close() {
      closed = true;
      for (const mine of followers.values()) mine.forEach((follower) => follower.end());
      await listener.close();
    },
  };
}

interface Follower {
  tell(topic: LiveTopic): void;
  beat(): void;
  end(): void;
}

function openStream(reply: FastifyReply): Follower {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must not gather what is worth telling at once.
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  };
  write('retry: 1000\n\n');
  return {
    tell: (topic) => write(`data: ${JSON.stringify({ topic })}\n\n`),
    beat: () => write(': still here\n\n'),
    end: () => raw.end(),
  };
}

interface Ears {
  heard(payload: string): void;
  missed(): void;
}

/** Listens for ever: a lost connection is opened again, with growing pauses. */
function listen(url: string, log: Services['log'], ears: Ears): { close(): Promise<void> } {
  let closed = false;
  let client: pg.Client | undefined;
  let pause = 100;
  let again: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'meridian live',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client = fresh;
    fresh.on('notification', ({ payload }) => {
      try {
        ears.heard(payload ?? '');
      } catch (error) {
        log.warn({ err: error }, 'an announcement could not be read');
      }
    });
    fresh.on('error', (error) => log.warn({ reason: error.message }, 'the listening connection failed'));
    fresh.on('end', retry);
    try {
      await fresh.connect();
      await fresh.query('listen changes');
      if (pause > 100) ears.missed();
      pause = 100;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'cannot listen for changes yet');
      retry();
    }
  };
  const retry = (): void => {
    if (closed || again !== undefined) return;
    pause = Math.min(pause * 2, longestPause);
    again = setTimeout(() => {
      again = undefined;
      void connect();
    }, pause);
  };
  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
