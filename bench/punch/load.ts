import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { v7 } from 'uuid';

export interface Measured {
  readonly punches: number;
  readonly seconds: number;
  /** Milliseconds from sending to the whole answer, sorted. */
  readonly latencies: readonly number[];
}

/** A client: its cookie, and whether its next punch clocks in or out. */
export interface Client {
  readonly cookie: string;
  in: boolean;
}

/** Lets each client punch, one after the other as answers come, for some seconds; any answer but 200 ends the benchmark. */
export async function punchFor(url: string, clients: readonly Client[], seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length });
  const target = new URL('/api/clock/punches', url);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const run = async (client: Client): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await post(target, agent, client);
      client.in = !client.in;
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(clients.map(run));
  const elapsed = (performance.now() - start) / 1_000;
  agent.destroy();
  return { punches: latencies.length, seconds: elapsed, latencies: latencies.toSorted((a, b) => a - b) };
}

function post(target: URL, agent: Agent, client: Client): Promise<void> {
  const body = JSON.stringify({ id: v7(), kind: client.in ? 'clock_out' : 'clock_in' });
  return new Promise((resolve, reject) => {
    const sending = request(
      target,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          cookie: client.cookie,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`a punch was answered ${answer.statusCode}: ${Buffer.concat(parts).toString()}`));
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
