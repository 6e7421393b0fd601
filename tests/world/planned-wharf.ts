import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';
import { aShift, published } from './shifts.ts';
import { aWharf } from './wharf.ts';

/** The shifts that somebody reads as their own in the week of a date. */
export async function seenBy(client: Client, on: PlainDate): Promise<readonly string[]> {
  const read = await client.call(contract.readOwnShifts, { query: { date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts.map(({ shiftId }) => shiftId);
}

/**
 * A wharf whose weeks are planned, and a kiosk that its manager does not plan, begun before the tests of a file.
 * It is Friday 20 November 2026, 10 in the morning in New York.
 */
export function aPlannedWharf() {
  const wharf = aWharf();
  let people = 0;
  let weeks = 0;

  async function begin() {
    const begun = await wharf.begin();
    return { ...begun, kiosk: await begun.world.organization.location('Kiosk') };
  }

  /** A Monday of a week that no other test plans. */
  function freshMonday(): PlainDate {
    weeks += 1;
    return addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
  }

  async function worker(at = 'Wharf') {
    people += 1;
    const { world, server } = wharf.here();
    const person = await world.employee(`Worker${people}`, { at });
    return { person, client: await server.as(person) };
  }

  const plan = (on: PlainDate, who: Employee | null, from?: number, to?: number, at = wharf.here().wharf) =>
    aShift(at, on, who, from, to);
  const publish = (by: Client, on: PlainDate, at = wharf.here().wharf) => published(by, at, on);

  return { begin, freshMonday, worker, plan, publish };
}
