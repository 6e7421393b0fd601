import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { followChanges, liveEvent, liveTopics, type LiveTopic } from '../../contract/kernel/live.ts';
import { may } from '../../domain/access/may.ts';
import { refuse } from '../../domain/kernel/result.ts';
import { listen } from './listen.ts';
import { networkOf } from './network.ts';
import { sendProblem } from './problem.ts';
import type { Services } from './services.ts';
import { sessionCookie } from './session-cookie.ts';

const heartbeatMilliseconds = 20_000;
/** More devices than anybody has. The oldest stream gives way: most likely its device left without a word. */
const mostOfOnePerson = 16;

const told = z.object({
  organizationId: z.string(),
  employeeId: z.string(),
  topic: liveEvent.shape.topic,
  /** The session that is over, and with it its streams. */
  endedSessionId: z.optional(z.string()),
});

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
  /** By organization, who sees where others are: told of everybody's clock. */
  const watchers = new Map<string, Set<Follower>>();
  let closed = false;
  const listener = listen(databaseUrl, services.log, {
    heard: (payload) => {
      const { organizationId, employeeId, topic, endedSessionId } = z.parse(told, JSON.parse(payload));
      for (const follower of followers.get(`${organizationId}/${employeeId}`) ?? []) {
        follower.tell(topic);
        if (follower.sessionId === endedSessionId) follower.end();
      }
      if (topic === 'clock') for (const watcher of watchers.get(organizationId) ?? []) watcher.tell('presence');
    },
    // What was announced while nobody listened is lost: everyone reads again, and shows that they still may.
    missed: () => {
      for (const mine of followers.values()) {
        for (const follower of mine) {
          for (const topic of liveTopics) follower.tell(topic);
          follower.check();
        }
      }
    },
  });

  // Without HEAD, which would hold a connection open and have nothing to say on it.
  app.get(followChanges.path, { exposeHeadRoute: false }, async (request, reply) => {
    // From the first moment on: whoever leaves while the gate looks them up is not announced again.
    const left = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const token = sessionCookie(request, secureCookie);
    const arriving = { secret: token, kiosk: undefined, network: networkOf(request.ip), changes: false };
    const admitted = await services.limits.admit(arriving, services.gate);
    if ('waitSeconds' in admitted) {
      const retryAfterSeconds = admitted.waitSeconds;
      return sendProblem(request, reply, followChanges, undefined, refuse('too_many_requests', { retryAfterSeconds }));
    }
    const { person } = admitted;
    if (token === undefined || person === undefined) {
      return sendProblem(request, reply, followChanges, undefined, refuse('not_signed_in'));
    }
    // A stream that began now would hold the server's close for as long as its reader stays.
    if (closed) return sendProblem(request, reply, followChanges, person, refuse('unavailable'));
    const key = `${person.organizationId}/${person.employeeId}`;
    const stream = openStream(reply);
    const check = (): void => {
      services.gate(token).then(
        (now) => {
          if (now?.sessionId === person.sessionId) return stream.beat();
          stream.tell('session');
          stream.end();
        },
        () => stream.beat(),
      );
    };
    const follower: Follower = { ...stream, sessionId: person.sessionId, check };
    const mine = followers.get(key) ?? new Set();
    if (mine.size >= mostOfOnePerson) [...mine][0]?.end();
    followers.set(key, mine.add(follower));
    // Another role ends the session, and the stream with it.
    const watching = may(person, 'see_presence') ? (watchers.get(person.organizationId) ?? new Set()) : undefined;
    if (watching !== undefined) watchers.set(person.organizationId, watching.add(follower));
    // A session that ended between the look and now was told to nobody.
    check();
    const heartbeat = setInterval(check, heartbeatMilliseconds);
    await left;
    clearInterval(heartbeat);
    mine.delete(follower);
    if (mine.size === 0) followers.delete(key);
    watching?.delete(follower);
    if (watching?.size === 0) watchers.delete(person.organizationId);
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

interface Stream {
  tell(topic: LiveTopic): void;
  beat(): void;
  end(): void;
}

interface Follower extends Stream {
  readonly sessionId: string;
  /** Ends the stream if its session has ended; beats if not. */
  check(): void;
}

function openStream(reply: FastifyReply): Stream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    // Helmet's, which a stream that is written past the framework would lack.
    ...(reply.getHeaders() as OutgoingHttpHeaders),
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
