import { cpuMilliseconds } from './cpu.ts';
import { percentile, punchFor } from './load.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { setStage, type Stage, type Subject } from './stage.ts';

const clientCounts = [1, 8, 32] as const;
const rounds = 3;
const secondsEach = 2;

interface Figure {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly serverCpu: number;
  readonly databaseCpu: number;
}

const byClients = (): Record<string, number> => ({});

const cpuOf = (figure: Figure): number => figure.serverCpu + figure.databaseCpu;

/**
 * Signed-in punches through HTTP, in turn with the same on a bare server and with single
 * inserts by pgbench, on one database. Prints medians; with `--json`, the ratios to bare on the last line.
 */
export async function punch(flags: readonly string[]): Promise<void> {
  const pgbench = findPgbench();
  const stage = await setStage(Math.max(...clientCounts));
  const ratio = { rate: byClients(), p50: byClients(), p99: byClients(), cpu: byClients() };
  const pgbenchRate: Record<string, number | null> = {};
  try {
    // Long enough for the compiler to have settled on both sides.
    await measure(stage, stage.product, 32, 4);
    await measure(stage, stage.bare, 32, 4);
    await stage.analyze();
    let acknowledged = await stage.countPunches();
    console.log('clients  what       punches/s   p50 ms   p99 ms   CPU ms/punch: server + database = both');
    for (const clients of clientCounts) {
      const product: Figure[] = [];
      const bare: Figure[] = [];
      const inserts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const measured = await measure(stage, stage.product, clients, secondsEach);
        acknowledged += measured.punches;
        product.push(measured.figure);
        bare.push((await measure(stage, stage.bare, clients, secondsEach)).figure);
        if (pgbench !== undefined) inserts.push(runPgbench(pgbench, stage.ownerUrl, clients, secondsEach));
      }
      const [ours, theirs] = [medianOf(product), medianOf(bare)];
      ratio.rate[clients] = round2(ours.rate / theirs.rate);
      ratio.p50[clients] = round2(ours.p50 / theirs.p50);
      ratio.p99[clients] = round2(ours.p99 / theirs.p99);
      ratio.cpu[clients] = round2(cpuOf(ours) / cpuOf(theirs));
      pgbenchRate[clients] = inserts.length === 0 ? null : Math.round(median(inserts));
      print(clients, 'meridian', ours);
      print(clients, 'bare', theirs);
      console.log(`${String(clients).padStart(7)}  pgbench    ${String(pgbenchRate[clients] ?? 'absent').padStart(9)}`);
      const [rate, p50, p99, cpu] = [ratio.rate, ratio.p50, ratio.p99, ratio.cpu].map((figure) => figure[clients]);
      console.log(`         ratio to bare: rate ${rate}, p50 ${p50}, p99 ${p99}, CPU ${cpu}`);
    }
    const stored = await stage.countPunches();
    if (stored !== acknowledged) throw new Error(`${acknowledged} punches were acknowledged and ${stored} are stored`);
    console.log(`${stored} punches acknowledged, ${stored} stored.`);
    if (pgbench === undefined) console.log('pgbench was not found: Debian has it in the package postgresql-contrib.');
  } finally {
    await stage.close();
  }
  if (flags.includes('--json')) console.log(JSON.stringify({ ratio, pgbench: pgbenchRate }));
}

async function measure(
  stage: Stage,
  subject: Subject,
  clients: number,
  seconds: number,
): Promise<{ punches: number; figure: Figure }> {
  const before = [cpuMilliseconds(subject.pid), cpuMilliseconds(stage.databasePid)] as const;
  const { punches, seconds: took, latencies } = await punchFor(subject.url, subject.clients.slice(0, clients), seconds);
  const after = [cpuMilliseconds(subject.pid), cpuMilliseconds(stage.databasePid)] as const;
  return {
    punches,
    figure: {
      rate: punches / took,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      serverCpu: (after[0] - before[0]) / punches,
      databaseCpu: (after[1] - before[1]) / punches,
    },
  };
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function medianOf(figures: readonly Figure[]): Figure {
  const of = (key: keyof Figure): number => median(figures.map((figure) => figure[key]));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    serverCpu: of('serverCpu'),
    databaseCpu: of('databaseCpu'),
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function print(clients: number, what: string, figure: Figure): void {
  const [rate, p50, p99] = [figure.rate.toFixed(0), figure.p50.toFixed(2), figure.p99.toFixed(2)];
  const cpu = [figure.serverCpu, figure.databaseCpu, cpuOf(figure)].map((value) => value.toFixed(3));
  console.log(
    `${String(clients).padStart(7)}  ${what.padEnd(9)}  ${rate.padStart(9)} ${p50.padStart(8)} ${p99.padStart(8)}   ${cpu[0]} + ${cpu[1]} = ${cpu[2]}`,
  );
}
