import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { heldByNobody } from './job-holders.ts';
import type { Services } from './services.ts';

const lookAtDatabase = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts)::int as given_up,
    coalesce(extract(epoch from now() - least(
      min(run_at) filter (
        where attempts = 0 and locked_at is null and run_at < now() and task_id not in (
          select id from graphile_worker._private_tasks where identifier = any ($1)
        )
      ),
      min(locked_at) filter (where ${heldByNobody})
    )), 0)::float8 as lag,
    (select failed_count from pg_stat_archiver)::int as failed,
    (select coalesce(extract(epoch from now() - last_archived_time), -1)::float8 from pg_stat_archiver) as archived
  from graphile_worker._private_jobs h`;

interface Look {
  readonly waiting: number;
  readonly given_up: number;
  readonly lag: number;
  readonly failed: number;
  readonly archived: number;
}

/**
 * Serves `/metrics` as Prometheus reads it, to whoever sends `token`: of this process what Node and the requests cost, of the database how the
 * queue and the archive stand. Without a token there is no such path. Routes are counted that are mounted after it.
 *
 * @param outward the names of jobs that call addresses which somebody else chose. They stand in line behind one that does not answer, so that
 * nobody is late for that: the lag is that of the others, and of whatever a process that died holds
 */
export function mountMetrics(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
  token: string | undefined,
  outward: readonly string[],
): void {
  if (token === undefined) return;
  const registers = [new Registry()] as [Registry];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'meridian_http_request_seconds',
    help: 'What requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `meridian_${name}`, help, registers });
  const isUp = gauge('database_up', '1 while the database answers.');
  const ofDatabase = {
    waiting: gauge('queue_jobs_waiting', 'Jobs that will be tried, now or later.'),
    given_up: gauge('queue_jobs_given_up', 'Jobs that were tried as often as they may be.'),
    lag: gauge(
      'queue_lag_seconds',
      'For how long the oldest job that is due has not been begun, or is held by a process that died; of webhooks and pushes, which wait for the addresses of others, the latter alone.',
    ),
    failed: gauge('archive_failures', 'How often PostgreSQL could not archive a segment of its log.'),
    archived: gauge('archive_age_seconds', 'Since when nothing was archived; -1 before the first time.'),
  } satisfies Record<keyof Look, Gauge>;

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isSent(request, token)) return reply.code(401).header('www-authenticate', 'Bearer realm="metrics"').send();
    // What cannot be known now is not shown as it was.
    const looked = await database.query<Look>('metrics', lookAtDatabase, [outward]).catch(() => []);
    isUp.set(looked.length);
    for (const [name, shown] of Object.entries(ofDatabase)) shown.set(looked[0]?.[name as keyof Look] ?? Number.NaN);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

/** Compared by their hashes: that takes the same time wherever two texts differ. */
function isSent({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
}
