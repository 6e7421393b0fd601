import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addMilliseconds, dateAt, millisecondsPerHour, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { rejectRequest } from '../../src/server/approvals/reject-request.ts';
import { withdrawRequest } from '../../src/server/approvals/withdraw-request.ts';
import { approveRegistration } from '../../src/server/identity/approve-registration.ts';
import { askAdmission } from '../../src/server/identity/ask-admission.ts';
import { registrationSequel } from '../../src/server/identity/routes.ts';
import type { Actor, Context, Person } from '../../src/server/kernel/context.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { hashPassword } from '../../src/server/kernel/passwords.ts';
import { addEmployee } from '../../src/server/people/add-employee.ts';
import type { Applicant } from './applicants.ts';
import { demoPassword, emailOf } from './cast.ts';
import { linkFromTheStart } from './link-from-the-start.ts';
import type { At } from './tale.ts';

interface Setting {
  readonly organizationId: string;
  readonly domain: string;
  /** By whom some of them may sign in. */
  readonly providers: readonly OpenidProvider[];
  readonly now: Instant;
  readonly zone: Zone;
  readonly locationIds: ReadonlyMap<string, string>;
  readonly actors: readonly { readonly actor: Actor }[];
}

/** Who asked to be admitted in the last weeks, and who answered what. */
export async function tellApplications(at: At, setting: Setting, applicants: readonly Applicant[]): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === undefined) throw new Error('the demo password could not be hashed');
  for (const applicant of applicants) {
    const askedAt = addMilliseconds(setting.now, -applicant.hoursAgo * millisecondsPerHour);
    const asked = await at(askedAt, (ctx) => apply(ctx, setting, applicant, passwordHash));
    const { answer } = applicant;
    if (answer === undefined) continue;
    const answeredAt = addMilliseconds(askedAt, answer.hoursLater * millisecondsPerHour);
    const answered = await at(answeredAt, (ctx) => answerAs(ctx, setting, asked, answer));
    if (!answered.ok) throw new Error(`${applicant.firstName} got no answer: ${answered.refusal}`);
  }
}

type Asked = { readonly requestId: string; readonly employeeId: string };

async function apply(
  ctx: Context,
  { organizationId, domain, providers, locationIds }: Setting,
  applicant: Applicant,
  passwordHash: string,
): Promise<Asked> {
  const first = [...locationIds.values()][0];
  const locationId = applicant.location === undefined ? undefined : locationIds.get(applicant.location);
  if (first === undefined) throw new Error('there is no location');
  const added = await addEmployee(ctx, {
    organizationId,
    locationId: locationId ?? first,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    email: emailOf(applicant, domain),
    passwordHash,
    language: 'en',
    role: 'employee',
    status: 'pending',
    managedLocationIds: [],
  });
  if (!added.ok) throw new Error(`two people of the demo are called ${applicant.firstName}`);
  const { employeeId } = added.value;
  await linkFromTheStart(ctx, { domain, providers }, applicant, { organizationId, ...added.value });
  const place = locationId === undefined ? {} : { locationId };
  return { employeeId, requestId: await askAdmission(ctx, { organizationId, employeeId, ...place }) };
}

function answerAs(
  ctx: Context,
  { organizationId, locationIds, actors, zone }: Setting,
  { requestId, employeeId }: Asked,
  answer: NonNullable<Applicant['answer']>,
): Promise<AnyAnswer> {
  const params = { requestId };
  if (answer.outcome === 'withdrawn') {
    const person = { organizationId, employeeId, firstName: answer.by } as unknown as Person;
    return withdrawRequest([registrationSequel])({ ...ctx, person }, { params, query: undefined, body: undefined });
  }
  const actor = actors.find((one) => one.actor.firstName === answer.by)?.actor;
  if (actor === undefined) throw new Error(`nobody is called ${answer.by}`);
  if (answer.outcome === 'rejected') {
    const body = { reason: answer.reason ?? '' };
    return rejectRequest([registrationSequel])({ ...ctx, actor }, { params, query: undefined, body });
  }
  const locationId = locationIds.get(answer.to ?? '');
  if (locationId === undefined) throw new Error(`there is no location ${answer.to}`);
  const terms = { role: answer.role ?? 'employee', locationId, startsOn: dateAt(ctx.now, zone) } as const;
  const centsPerHour = answer.centsPerHour === undefined ? undefined : cents(answer.centsPerHour);
  return approveRegistration({ ...ctx, actor }, { params, query: undefined, body: { ...terms, centsPerHour } });
}
