import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorld, type World } from '../world/world.ts';

let world: World;

beforeAll(async () => {
  world = await aWorld();
});

afterAll(() => world.close());

const token = 'd2f1c0a4b8e94d5b9a7e6c3f2b1a0d9c';
const ask = (url: string, authorization?: string) =>
  fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

test('Prometheus reads with its token what requests, the queue and the archive cost; nobody does without', async () => {
  const { url } = await world.serve({ metricsToken: token });
  await fetch(`${url}/api/health`);
  expect((await ask(url)).status).toBe(401);
  expect((await ask(url, `Bearer ${token}x`)).status).toBe(401);
  const told = await ask(url, `Bearer ${token}`);
  expect([told.status, told.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  const text = await told.text();
  expect(text).toContain('meridian_http_request_seconds_count{method="GET",route="/api/health",status="200"} 1');
  expect(text).toContain('\nmeridian_database_up 1\n');
  expect(text).toMatch(/\nmeridian_queue_jobs_waiting \d+\n/);
  expect(text).toContain('process_cpu_seconds_total');
});

test('the queue is late when its own work is, and not when the address of a webhook or a push keeps its line waiting', async () => {
  const own = await aWorld();
  /** Due for an hour, behind one of its line that is being tried. */
  const stands = async (job: string) => {
    await own.asOwner(
      "select id from graphile_worker.add_job($1, '{}', queue_name => $1, run_at => now() - interval '1 hour')",
      [job],
    );
    await own.asOwner(
      "update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'another' where queue_name = $1",
      [job],
    );
  };
  const lag = async (url: string) =>
    Number(/^meridian_queue_lag_seconds (\S+)$/m.exec(await (await ask(url, `Bearer ${token}`)).text())?.[1]);
  await stands('deliver_webhook_message');
  await stands('carry_push');
  const first = await own.serve({ metricsToken: token });
  expect(await lag(first.url)).toBeLessThan(60);
  await first.close();
  await stands('carry_letter');
  const second = await own.serve({ metricsToken: token });
  expect(await lag(second.url)).toBeGreaterThan(3_000);
  await own.close();
});

test('a job that a process held when it died is seen, of a webhook too', async () => {
  const own = await aWorld();
  await own.asOwner("select id from graphile_worker.add_job('deliver_webhook_message', '{}')");
  await own.asOwner(
    "update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 hour', locked_by = 'another'",
  );
  const { url } = await own.serve({ metricsToken: token });
  const text = await (await ask(url, `Bearer ${token}`)).text();
  expect(Number(/^meridian_queue_lag_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(3_000);
  await own.close();
});

test('without a token of its own a deployment has no such path', async () => {
  const { url } = await world.serve();
  expect((await ask(url, `Bearer ${token}`)).status).toBe(404);
});
