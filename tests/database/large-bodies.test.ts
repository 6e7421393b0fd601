import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x');

/** Sends all of it, as a browser does, and only then reads what is answered. */
async function sent(body: Buffer, headers: Record<string, string | number>) {
  const outgoing = request(`${server.url}${contract.signIn.path}`, { method: 'POST', headers, agent: false });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.end(body);
  await once(outgoing, 'finish');
  const [incoming] = await answered;
  return [incoming.statusCode, problemIn(await text(incoming)).code];
}

describe('whoever sends far too much hears so, and is not cut off', () => {
  test.each([
    ['which says how much it is', { 'content-type': 'application/json', 'content-length': 10 * 1024 * 1024 }, 413],
    ['in pieces', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, 413],
    ['of another kind', { 'content-type': 'application/xml', 'content-length': 10 * 1024 * 1024 }, 415],
    ['of plain text', { 'content-type': 'text/plain', 'content-length': 10 * 1024 * 1024 }, 415],
  ] as const)('ten megabytes %s', async (_, headers, status) => {
    const code = status === 413 ? 'too_large' : 'wrong_content_type';
    for (let time = 0; time < 5; time += 1) expect(await sent(megabytes(10), headers)).toEqual([status, code]);
  });

  test('but not without end', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    const hungUp = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    const write = (): void => {
      while (socket.writable && socket.write(megabytes(1)));
    };
    socket.on('drain', write).resume();
    socket.write(
      `POST ${contract.signIn.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 999999999999\r\n\r\n`,
    );
    write();
    await hungUp;
    expect(socket.bytesWritten).toBeLessThan(200 * 1024 * 1024);
  }, 20_000);
});
