import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import { parseInstant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Employee } from './employee.ts';
import { aWharf } from './wharf.ts';

/** The week in which people work, on Friday the 20th still. */
export const monday = parsePlainDate('2026-11-16') as PlainDate;
/** When it is signed and approved. */
export const nextMonday = '2026-11-23T15:00:00.000Z';

export const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });

/** A wharf of people whose weeks are signed, approved and locked, begun before the tests of a file. */
export function aTimeCardWharf() {
  const { begin, here } = aWharf();
  let count = 0;

  /** Somebody of the wharf who worked two days of the week that is over now. */
  async function worker(...days: string[]): Promise<Employee> {
    here().world.clock.set('2026-11-20T15:00:00.000Z');
    const one = await here().world.employee(`Worker${(count += 1)}`, { at: 'Wharf' });
    for (const words of days.length > 0 ? days : ['Mon 9:00–17:00', 'Tue 9:00–19:00, break 30'])
      await one.worked(words);
    here().world.clock.set(nextMonday);
    return one;
  }

  const cardOf = async (one: Employee, reader = here().manager) => {
    const answer = await reader.call(contract.readCard, { params: name(one) });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value;
  };

  /** @param behind as the card says now, if it is not named; whoever may not see it names none */
  const approve = async (one: Employee, seen: number, by = here().manager, behind?: string) => {
    const shown = behind === undefined ? await by.call(contract.readCard, { params: name(one) }) : undefined;
    const told = behind ?? (shown?.ok === true ? shown.value.behind : '');
    return by.call(contract.approveTimeCard, { params: name(one), body: { seen, behind: told } });
  };

  const reopen = (one: Employee, by = here().manager) =>
    by.call(contract.reopenTimeCard, { params: name(one), body: { reason: 'The break on Tuesday was forgotten' } });

  const lock = (one: Employee, by = here().admin) => by.call(contract.lockTimeCard, { params: name(one) });

  const sign = async (one: Employee, seen: number) =>
    (await here().server.as(one)).call(contract.signTimeCard, {
      params: { startsOn: monday },
      body: { attestationVersion: 1, language: 'ar', seen },
    });

  /** The work logs of somebody, and whether each still counts. */
  const logsOf = ({ employeeId }: Employee) =>
    here().world.asOwner<Record<string, unknown>>(
      `select worked_on::text, worked_minutes, break_minutes, pay_cents, minutes_by_multiplier, approval_sequence,
         not exists (
           select from time_card_steps s where s.organization_id = l.organization_id and s.employee_id = l.employee_id
             and s.starts_on = l.starts_on and s.sequence > l.approval_sequence and s.step in ('approved', 'reopened')
         ) as counts
       from work_logs l where employee_id = $1 order by approval_sequence, worked_on`,
      [employeeId],
    );

  /** A punch that a device sends late: when it was pressed, as the wall clock of UTC said. */
  async function late(one: Employee, kind: 'clock_in' | 'clock_out', iso: string) {
    const at = parseInstant(iso);
    if (at === undefined) throw new TypeError(iso);
    const body = { id: v7({ msecs: at }), kind, offline: true, deviceAt: at, sentAt: here().world.clock.now() };
    return (await here().server.as(one)).call(contract.recordPunch, { body });
  }

  return { begin, worker, cardOf, approve, reopen, lock, sign, logsOf, late };
}
