import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Adjustment } from '../../src/contract/adjustments.ts';
import { contract } from '../../src/contract/index.ts';
import {
  addMilliseconds,
  formatInstant,
  millisecondsPerHour,
  parsePlainDate,
  type Instant,
  type PlainDate,
} from '../../src/domain/kernel/time.ts';
import { timeEntries } from '../../src/domain/time-clock/time-entry.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';
import { aWharf } from './wharf.ts';

export const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
export const thursday = date('2026-11-19');

/** `9:00–17:00, 30` on a date. */
export const times = (on: PlainDate, words: string) => ({ date: on, ...timesOf(words) });

export function timesOf(words: string) {
  const [, a = '', b = '', c = '', d = '', pause = ''] = /^(\d+):(\d+)–(\d+):(\d+), (\d+)$/.exec(words) ?? [];
  return {
    startTime: { hour: Number(a), minute: Number(b) },
    endTime: { hour: Number(c), minute: Number(d) },
    breakMinutes: Number(pause),
  };
}

export async function readDay(client: Client, { employeeId }: Employee, on: PlainDate) {
  const read = await client.call(contract.readRecordedDay, { params: { employeeId, date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

export const dayOf = async (client: Client, person: Employee, on: PlainDate) =>
  timeEntries((await readDay(client, person, on)).punches);

export const wall = (at: Instant | null | undefined): string =>
  at === null || at === undefined ? '' : formatInstant(addMilliseconds(at, -5 * millisecondsPerHour)).slice(5, 16);

/** The entries of somebody in words of New York's wall clock. */
export async function said(client: Client, person: Employee, on: PlainDate): Promise<string[]> {
  const entries = await dayOf(client, person, on);
  return entries.map(({ clockedInAt, clockedOutAt, breaks }) =>
    [
      `${wall(clockedInAt)} ${wall(clockedOutAt)}`.trim(),
      ...breaks.map(({ startedAt, endedAt }) => `${wall(startedAt).slice(6)}-${wall(endedAt).slice(6)}`),
    ].join(', '),
  );
}

export async function ask(
  client: Client,
  person: Employee,
  words: string,
  wish: { on?: PlainDate; entry?: number; id?: string } = {},
) {
  const { on = thursday, entry, id = v7() } = wish;
  const entries = entry === undefined ? [] : await dayOf(client, person, on);
  const entryId = entry === undefined ? null : (entries[entry]?.punchIds[0] ?? null);
  return client.call(contract.requestAdjustment, {
    body: { id, entryId, asked: times(on, words), reason: 'The clock was down' },
  });
}

export async function asked(
  client: Client,
  person: Employee,
  words: string,
  wish: { on?: PlainDate; entry?: number } = {},
) {
  const answer = await ask(client, person, words, wish);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

export async function approve(client: Client, requestId: string, changed?: ReturnType<typeof timesOf>) {
  const card = await client.call(contract.readPendingAdjustment, { params: { requestId } });
  const entry = card.ok
    ? timeEntries(card.value.day.punches).find(({ punchIds }) => punchIds[0] === card.value.entryId)
    : undefined;
  const seen = [...(entry?.punchIds ?? [])];
  return client.call(contract.approveAdjustment, { params: { requestId }, body: { changed, seen } });
}

export async function historyOf(client: Client, { employeeId }: Employee): Promise<readonly Adjustment[]> {
  const query = { from: date('2026-11-01'), to: date('2026-11-30') };
  const read = await client.call(contract.readAdjustments, { params: { employeeId }, query });
  return read.ok ? read.value.adjustments : [];
}

/**
 * A wharf of people whose hours are adjusted, begun before the tests of a file.
 * It is Friday 20 November 2026, 10 in the morning in New York.
 */
export function anAdjustingWharf() {
  const { begin, here } = aWharf();
  let people = 0;

  /** Somebody new at the Wharf, with days in words. */
  async function worker(...days: string[]) {
    people += 1;
    const person = await here().world.employee(`Worker${people}`, { at: 'Wharf' });
    for (const day of days) await person.worked(day);
    return { person, client: await here().server.as(person) };
  }

  async function ledgerOf({ employeeId }: Employee) {
    return here().world.asOwner<{ kind: string; source: string; reason: string | null; recorded_by: string }>(
      'select kind, source, reason, recorded_by from punches where employee_id = $1 order by sequence',
      [employeeId],
    );
  }

  const chainsHold = async () => expect((await verifyChains(here().world.ownerUrl)).broken).toEqual([]);

  return { begin, worker, ledgerOf, chainsHold };
}
