import { v7 } from 'uuid';
import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  millisecondsPerMinute,
  parseZone,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { federalWithDailyOvertime } from '../../src/domain/pay-rules/presets.ts';
import { sendConfirmation } from '../../src/server/identity/send-confirmation.ts';
import { inviteEmployee } from '../../src/server/invitations/invite-employee.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { hashPassword } from '../../src/server/kernel/passwords.ts';
import type { Services } from '../../src/server/kernel/services.ts';
import { inTransaction } from '../../src/server/kernel/work.ts';
import { addLocation } from '../../src/server/organization/add-location.ts';
import { foundOrganization } from '../../src/server/organization/found-organization.ts';
import { readLongestShifts } from '../../src/server/pay-rules/read-longest-shifts.ts';
import { setPolicy } from '../../src/server/pay-rules/set-policy.ts';
import { addEmployee } from '../../src/server/people/add-employee.ts';
import { setPayRate } from '../../src/server/people/set-pay-rate.ts';
import { recordPunches } from '../../src/server/time-clock/record-punches.ts';
import type { Applicant } from './applicants.ts';
import { demoPassword, demoZone, emailOf, isSample, type Member } from './cast.ts';
import { afterOversleeping, isWorkday, sampleDays, usualDay, type DemoPunch } from './days.ts';
import type { Dice } from './dice.ts';
import { employ } from './employ.ts';
import { giveTelephones } from './give-telephones.ts';
import { linkFromTheStart } from './link-from-the-start.ts';
import { placeOf } from './places.ts';
import type { At } from './tale.ts';
import { tellAdjustments } from './tell-adjustments.ts';
import { tellApplications } from './tell-applications.ts';
import { tellAvailability } from './tell-availability.ts';
import { tellDeposits } from './tell-deposits.ts';
import { tellKiosk } from './tell-kiosk.ts';
import { tellMessages } from './tell-messages.ts';
import { tellEmployer, tellPayRuns } from './tell-pay-runs.ts';
import { tellPayments } from './tell-payments.ts';
import { tellProfiles } from './tell-profiles.ts';
import { tellSchedule } from './tell-schedule.ts';
import { tellSkills } from './tell-skills.ts';
import { tellSwaps } from './tell-swaps.ts';
import { tellTimeCards } from './tell-time-cards.ts';
import { tellTimeOff } from './tell-time-off.ts';
import { tellUndelivered } from './tell-undelivered.ts';

const daysTold = 91;
const mostTogether = 400;

export interface Tale {
  readonly name: string;
  readonly domain: string;
  readonly locations: readonly string[];
  readonly members: readonly Member[];
  readonly applicants: readonly Applicant[];
  /** The organization that registrations without an invitation go to. */
  readonly claims: boolean;
  /** By whom some of them may sign in. */
  readonly providers: readonly OpenidProvider[];
}

/** Tells one organization's history through the use-cases that real use runs through. */
export async function tell(
  { database, vault }: Pick<Services, 'database' | 'vault'>,
  tale: Tale,
  now: Instant,
  dice: Dice,
): Promise<void> {
  const zone = parseZone(demoZone);
  if (zone === undefined) throw new Error(`this machine does not know the zone ${demoZone}`);
  const begin = instantAt(addDays(dateAt(now, zone), -daysTold), { hour: 8, minute: 0 }, zone);
  const at = <T>(
    moment: Instant,
    organizationId: string | undefined,
    work: (ctx: Context) => Promise<T>,
    employeeId?: string,
  ) =>
    inTransaction(
      {
        database,
        vault,
        demandsSecondFactor: false,
        clock: { now: () => moment, newId: () => v7({ msecs: moment, random: dice.bytes(16) }) },
      },
      { ...(organizationId !== undefined && { organizationId }), ...(employeeId !== undefined && { employeeId }) },
      { now: moment, caller: { network: 'demo' }, language: 'en' },
      work,
    ).then(({ value }) => value);

  const { organizationId, actors, locationIds } = await at(begin, undefined, (ctx) => settle(ctx, tale, zone));
  const punches = actors.flatMap(({ actor, member }) => history(actor, member, now, zone, dice));
  punches.sort((a, b) => a.receivedAt - b.receivedAt);
  for (let start = 0; start < punches.length; start += mostTogether) {
    const calls = punches.slice(start, start + mostTogether);
    const answers = await at(now, organizationId, (ctx) => recordPunches(readLongestShifts)(ctx, calls));
    const refused = answers.find((answer) => !answer.ok);
    if (refused?.ok === false) throw new Error(`the demo's history does not hold together: ${refused.refusal}`);
  }
  await tellTimeCards((moment, work) => at(moment, organizationId, work), actors, now, zone);
  await tellApplications(
    (moment, work) => at(moment, organizationId, work),
    { organizationId, actors, locationIds, domain: tale.domain, providers: tale.providers, now, zone },
    tale.applicants,
  );
  await tellSchedule(
    (moment, work) => at(moment, organizationId, work),
    { actors, locationIds, begin, now, zone },
    dice,
  );
  if (tale.claims) await tellSkills((moment, work) => at(moment, organizationId, work), actors, now, zone, dice);
  if (tale.claims) await tellAdjustments((moment, work) => at(moment, organizationId, work), actors, now, zone);
  if (tale.claims) {
    const since = dateAt(begin, zone);
    await tellTimeOff((moment, work) => at(moment, organizationId, work), actors, now, since, zone);
  }
  if (tale.claims) await tellSwaps((moment, work) => at(moment, organizationId, work), actors, now, zone);
  if (tale.claims) await tellAvailability((moment, work) => at(moment, organizationId, work), actors, now, zone);
  if (tale.claims) await tellKiosk((moment, work) => at(moment, organizationId, work), actors, now);
  if (tale.claims) await tellProfiles((moment, work) => at(moment, organizationId, work), actors, now);
  const inviter = actors.find(({ member }) => member.role === 'manager');
  if (tale.claims && inviter !== undefined) {
    await at(now, organizationId, (ctx) => inviteSomebody(ctx, inviter.actor, tale.domain));
  }
  const inside: At = (moment, work) => at(moment, organizationId, work);
  if (tale.claims) await tellEmployer(inside, actors, begin);
  await tellPayments((moment, work) => at(moment, organizationId, work), actors, now, zone);
  if (!tale.claims) return;
  await tellDeposits(inside, actors, now, zone);
  await tellPayRuns(inside, actors, now, zone);
  await tellMessages((moment, { employeeId }, work) => at(moment, organizationId, work, employeeId), actors, now, dice);
  await tellUndelivered(inside, organizationId, now);
}

/** An invitation that is still open; its letter waits in the outbox. */
async function inviteSomebody(ctx: Context, actor: Actor, domain: string): Promise<void> {
  const { locationId } = actor;
  const body = { email: `nina@${domain}`, language: 'en', role: 'employee', locationId } as const;
  const input = { params: undefined, query: undefined, body };
  const invited = await inviteEmployee.save({ ...ctx, actor }, input, undefined);
  if (!invited.ok) throw new Error(`the demo could not invite anybody: ${invited.refusal}`);
}

/** Founds the organization with its locations, its people and its pay policy. */
async function settle(ctx: Context, tale: Tale, zone: Zone) {
  const [locationName = tale.name, ...others] = tale.locations;
  const location = placeOf(locationName, zone);
  const founded = await foundOrganization(ctx, { name: tale.name, claims: tale.claims, location });
  if (!founded.ok) throw new Error('the deployment is not empty');
  const { organizationId, locationId } = founded.value;
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === undefined) throw new Error('the demo password could not be hashed');

  const locationIds = new Map([[locationName, locationId]]);
  const actors: { actor: Actor; member: Member }[] = [];
  // The admin comes first, since adding a location is an admin's doing.
  for (const member of tale.members.toSorted((a, b) => Number(b.role === 'admin') - Number(a.role === 'admin'))) {
    if (locationIds.size < tale.locations.length && actors[0] !== undefined) {
      for (const name of others) {
        const facts = placeOf(name, zone);
        const added = await addLocation(ctx, { organizationId, employeeId: actors[0].actor.employeeId, facts });
        if (!added.ok) throw new Error(`two locations of the demo are called ${name}`);
        locationIds.set(name, added.value);
      }
    }
    actors.push(
      await settleMember(ctx, { organizationId, member, locationIds, passwordHash, domain: tale.domain, zone }),
    );
  }
  for (const { actor, member } of actors) await linkFromTheStart(ctx, tale, member, actor);
  if (tale.claims) await giveTelephones(ctx, actors);
  const [admin] = actors;
  if (admin === undefined) throw new Error('an organization needs an admin');
  const startsOn = addDays(dateAt(ctx.now, zone), -7);
  await setPolicy(ctx, { ...admin.actor, startsOn, rules: federalWithDailyOvertime, preset: 'federal-daily' });
  await setPayRates(ctx, actors, startsOn);
  await employ(ctx, actors, locationIds, startsOn);
  return { organizationId, actors, locationIds };
}

/** What everybody's hour is paid. An admin sets it, and another one the admin's. */
async function setPayRates(
  ctx: Context,
  actors: readonly { readonly actor: Actor; readonly member: Member }[],
  startsOn: PlainDate,
): Promise<void> {
  for (const { actor, member } of actors) {
    const setter = actors.find((one) => one.member.role === 'admin' && one.actor.employeeId !== actor.employeeId);
    if (setter === undefined) continue;
    const answer = await setPayRate(
      { ...ctx, actor: setter.actor },
      {
        params: { employeeId: actor.employeeId },
        query: undefined,
        body: { startsOn, centsPerHour: cents(member.centsPerHour), reason: undefined },
      },
    );
    if (!answer.ok) throw new Error(`${member.firstName} got no pay rate: ${answer.refusal}`);
  }
}

async function settleMember(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    readonly member: Member;
    readonly locationIds: ReadonlyMap<string, string>;
    readonly passwordHash: string;
    readonly domain: string;
    readonly zone: Zone;
  },
): Promise<{ actor: Actor; member: Member }> {
  const { organizationId, member, locationIds, passwordHash, domain, zone } = wish;
  // People of other locations are settled after those exist; the first admins stand where all begins.
  const locationId = locationIds.get(member.location) ?? [...locationIds.values()][0];
  if (locationId === undefined) throw new Error(`there is no location ${member.location}`);
  const managedLocationIds = member.manages.flatMap((name) => locationIds.get(name) ?? []);
  const added = await addEmployee(ctx, {
    organizationId,
    locationId,
    firstName: member.firstName,
    lastName: member.lastName,
    email: emailOf(member, domain),
    passwordHash,
    // Whoever works here has answered the mail long ago.
    emailIsVerified: member.status !== 'pending',
    language: 'en',
    role: member.role,
    // Who is suspended by now was active once.
    status: member.status === 'suspended' ? 'active' : member.status,
    managedLocationIds,
  });
  if (added.ok && member.status === 'pending') {
    const { firstName } = member;
    const email = emailOf(member, domain);
    await sendConfirmation(ctx, { userId: added.value.userId, organizationId, firstName, email, language: 'en' });
  }
  if (!added.ok) throw new Error(`two people of the demo share the e-mail ${emailOf(member, domain)}`);
  const person = {
    ...member,
    ...added.value,
    sessionId: '',
    organizationId,
    language: 'en',
    locationId,
    locationZone: zone,
    homeLocationId: locationId,
    locationIds: [locationId],
    zone,
  } as const;
  return { actor: { ...person, managedLocationIds } as unknown as Actor, member };
}

/** Went home one evening of last week without clocking out, and has been away since: a card that must be fixed. */
const forgetful = 'Chloe';

function isAfterForgetting(
  punches: readonly DemoPunch[],
  at: Instant,
  index: number,
  today: PlainDate,
  zone: Zone,
): boolean {
  const from = instantAt(addDays(weekOf(today, 'monday'), -4), { hour: 0, minute: 0 }, zone);
  return at >= from && index > punches.findIndex((punch) => punch.at >= from && punch.kind === 'clock_in');
}

type Calls = Parameters<ReturnType<typeof recordPunches>>[1];

/** What somebody punched from the beginning of the tale up to now. */
function history(actor: Actor, member: Member, now: Instant, zone: Zone, dice: Dice): Calls[number][] {
  const { habit } = member;
  if (habit === undefined) return [];
  const today = dateAt(now, zone);
  const sample = isSample(member) ? sampleDays(now, zone) : undefined;
  const days = Array.from({ length: daysTold }, (_, index) => addDays(today, index - daysTold + 1));
  const punches: DemoPunch[] = days
    .filter((date) => sample === undefined || date < sample.from)
    .filter((date) => isWorkday(habit, date, sample && today))
    .flatMap((date) => afterOversleeping(member, date, today, usualDay(habit, date, zone, dice)));
  return [...punches, ...(sample?.punches ?? [])]
    .filter(({ at, heldMinutes }) => addMilliseconds(at, heldMinutes * millisecondsPerMinute) <= now)
    .filter(({ at }, index, all) => member.firstName !== forgetful || !isAfterForgetting(all, at, index, today, zone))
    .map(({ kind, at, heldMinutes }) => {
      const receivedAt = addMilliseconds(at, heldMinutes * millisecondsPerMinute);
      const offline = heldMinutes > 0;
      const id = v7({ msecs: at, random: dice.bytes(16) });
      const body = { id, kind, offline, ...(offline ? { deviceAt: at, skewMilliseconds: 0 } : {}) };
      return { actor, receivedAt, input: { params: undefined, query: undefined, body } };
    });
}
