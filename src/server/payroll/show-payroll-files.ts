import type { readPayrollFiles as endpoint } from '../../contract/payroll/files.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays } from '../../domain/kernel/time.ts';
import { periodsBeside } from '../../domain/pay-rules/current-period.ts';
import { changedPeople } from '../../domain/payroll/files/changed-people.ts';
import { earnedBy, sumOfEarned, type PayrollPerson } from '../../domain/payroll/files/earnings.ts';
import { byHandCents, fileFormats, filledSetup, missingSetup } from '../../domain/payroll/files/file-setup.ts';
import { newPeople } from '../../domain/payroll/files/new-people.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import type { Worker } from '../people/read.ts';
import { openDifferences } from './open-differences.ts';
import { openPayrollPeriod, readPayPeriod, type PayrollPeriod } from './open-payroll-period.ts';
import { listFiles } from './payroll-files.repository.ts';
import { listSetups } from './payroll-setups.repository.ts';
import { readUnknownPremiums } from './read-unknown-premiums.ts';

/** What the files of a pay period would hold, and what stands in their way. */
export const readPayrollFiles: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const opened = query.date === undefined ? await openUsualPeriod(ctx) : await openPayrollPeriod(ctx, query.date);
  const { period, blocked, people } = opened;
  const { currency } = await readOrganization(tx, actor.organizationId);
  const kept = new Map((await listSetups(tx, actor.organizationId)).map((one) => [one.format, one]));
  const made = await listFiles(tx, actor.organizationId, period);
  const earned = sumOfEarned(people.map(earnedBy));
  const told = settledPeople(opened);
  return accept({
    period: { startsOn: period.start, endsOn: period.end },
    ...periodsBeside(opened.period, opened.today),
    currency,
    zone: actor.zone,
    blockers: blocked.map(({ kind, worker: { employeeId, firstName, lastName }, startsOn, workedMinutes }) => ({
      kind,
      employeeId,
      firstName,
      lastName,
      startsOn,
      endsOn: addDays(startsOn, 6),
      workedMinutes,
    })),
    differences: (await openDifferences(ctx, opened)).map(({ worker, startsOn, minutes, cents: sum, isPaid }) => ({
      employeeId: worker.employeeId,
      firstName: worker.firstName,
      lastName: worker.lastName,
      startsOn,
      endsOn: addDays(startsOn, 6),
      minutes,
      cents: sum,
      isPaid,
    })),
    unknownPremiums: await readUnknownPremiums(ctx, opened),
    people: people.length,
    earned,
    namesakes: namesakesOf(people),
    files: fileFormats.map((format) => {
      const { setup = {}, revision = 0 } = kept.get(format) ?? {};
      const filled = filledSetup(format, setup);
      const missing = missingSetup(format, filled, earned);
      const last = made.find((file) => file.format === format);
      return {
        format,
        setup: filled,
        revision,
        missing,
        byHandCents: cents(byHandCents(format, earned)),
        last: last === undefined ? null : { at: last.madeAt, by: last.by },
        added: newPeople(format, made, people).map(named),
        changed: changedPeople(format, made, told).map(({ person, difference }) => {
          const { employeeId, name } = named(person);
          return { employeeId, name, difference };
        }),
      };
    }),
  });
};

/** The last period that is over, where anybody worked in it; else that of today, whose days are still to come. */
async function openUsualPeriod(ctx: ActorContext): Promise<PayrollPeriod> {
  const { start } = await readPayPeriod(ctx, undefined);
  const last = await openPayrollPeriod(ctx, addDays(start, -1));
  return last.people.length > 0 || last.blocked.length > 0 ? last : openPayrollPeriod(ctx, undefined);
}

const named = ({ employeeId, firstName, lastName }: Pick<Worker, 'employeeId' | 'firstName' | 'lastName'>) => ({
  employeeId,
  name: `${firstName} ${lastName}`,
});

/** Those of whom the files of a period are to be told: also who has no approved day left, and may have been in one; not who stands in the way. */
function settledPeople({ people, blocked, weeks }: PayrollPeriod) {
  const others = new Set([...blocked.map(({ worker }) => worker), ...people].map(({ employeeId }) => employeeId));
  const emptied = [...weeks.keys()].filter(({ employeeId }) => !others.has(employeeId));
  return [
    ...people,
    ...emptied.map(({ employeeId, firstName, lastName }) => ({ employeeId, firstName, lastName, days: [] })),
  ];
}

const namesakesOf = (people: readonly PayrollPerson[]): string[] =>
  [...Map.groupBy(people, ({ firstName, lastName }) => `${firstName} ${lastName}`)]
    .filter(([, own]) => own.length > 1)
    .map(([name]) => name);
