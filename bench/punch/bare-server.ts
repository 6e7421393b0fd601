import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

// The control: what a punch costs at the very least on this machine. Node's own HTTP, the
// session look-up, and one durable INSERT; no rules, no check of anything.

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });

const read = async (request: IncomingMessage): Promise<{ id: string; kind: string }> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as { id: string; kind: string };
};

const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const { id, kind } = await read(request);
    const token = /meridian_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const session = await pool.query<{ organization_id: string; employee_id: string }>({
      name: 'session',
      text: 'select organization_id, employee_id from sessions where token_hash = $1 and expires_at > now()',
      values: [createHash('sha256').update(token).digest()],
    });
    const [who] = session.rows;
    if (who === undefined) throw new Error('no session');
    await pool.query({
      name: 'punch',
      text: 'insert into bare_punches (id, organization_id, employee_id, kind, punched_at) values ($1, $2, $3, $4, now())',
      values: [id, who.organization_id, who.employee_id, kind],
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id, kind }));
  };
  answer().catch((error: unknown) => {
    response.writeHead(500);
    response.end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
process.on('disconnect', () => process.exit(0));
