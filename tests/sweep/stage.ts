import { contract } from '../../src/contract/index.ts';
import type { EmployeeStatus } from '../../src/domain/access/employee-status.ts';
import type { Role } from '../../src/domain/access/role.ts';
import { parsePlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import type { Organization } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';
import { thingsOf, type Things } from './things.ts';

/** One of those who might call an endpoint. */
export interface Persona {
  readonly name: string;
  readonly employee: Employee | undefined;
  readonly role: Role | undefined;
  readonly status: EmployeeStatus | undefined;
  /** Words and ids that must not stand in any reply to them, in lower case. */
  readonly foreign: readonly string[];
  /** Signs in anew, since some endpoints end the session. */
  client(): Promise<Client>;
}

export interface Stage {
  readonly world: World;
  readonly server: WorldServer;
  readonly rival: Organization;
  /** Somebody whom no persona is: for what one asks about another. */
  readonly bystander: { readonly employee: Employee; readonly punchId: string };
  /** A registration that was approved: whatever is asked about it changes nothing. */
  readonly answered: string;
  /** What the bystander and the admin have of their own. */
  readonly things: Things;
  /** The location that the manager manages. */
  readonly wharf: string;
  readonly personas: readonly Persona[];
  persona(name: string): Persona;
}

/** A text service that nobody answers at: what would be sent waits. */
const nowhere = { baseUrl: 'http://127.0.0.1:9', accountSid: 'AC1', authToken: 'hush', from: '+15550100' };

/** A world with everybody in it that an endpoint distinguishes, and a rival organization. */
export async function setStage(): Promise<Stage> {
  const world = await aWorld();
  const server = await world.serve({ trustedProxies: ['127.0.0.1'], poolSize: 10, outbox: false, sms: nowhere });
  const rival = await world.rival('Copper Kettle');
  const bystander = await world.employee('Bystander', { at: 'Wharf' });
  const punchId = await bystander.pressed('clock_in');
  const kettleHouse = await rival.employee('Stoker', { at: 'Kettle House' });
  await kettleHouse.worked('Mon 9:00–17:00, break 30');

  const people: (readonly [string, Employee, Role, EmployeeStatus])[] = [];
  for (const status of ['pending', 'rejected', 'suspended'] as const) {
    people.push([status, await world.employee(`Waiting${status}`, { status }), 'employee', status]);
  }
  people.push(['employee', await world.employee('Clerk', { at: 'Wharf' }), 'employee', 'active']);
  const manager = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  people.push(['manager', manager, 'manager', 'active'], ['admin', world.organization.admin, 'admin', 'active']);
  people.push(['outsider', rival.admin, 'admin', 'active']);

  const wharf = await world.organization.location('Wharf');
  const answered = await admitted(server, world, wharf);

  const things = await thingsOf(world, server, { admin: world.organization.admin, from: bystander, to: manager });
  const ours = [...(await traces(world, world.organization)), ...Object.values(things).flatMap(Object.values<string>)];
  const theirs = await traces(world, rival);
  const personas: Persona[] = [
    {
      name: 'anonymous',
      employee: undefined,
      role: undefined,
      status: undefined,
      foreign: [...ours, ...theirs],
      client: async () => server.stranger(),
    },
    ...people.map(([name, employee, role, status]): Persona => {
      const foreign = name === 'outsider' ? ours : theirs;
      return { name, employee, role, status, foreign, client: () => server.as(employee) };
    }),
  ];
  const persona = (name: string): Persona => {
    const found = personas.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no persona ${name}`);
    return found;
  };
  return {
    world,
    server,
    rival,
    answered,
    things,
    wharf,
    bystander: { employee: bystander, punchId },
    personas,
    persona,
  };
}

/** Every id of an organization, and the names that only it has. */
async function traces(world: World, organization: Organization): Promise<string[]> {
  const rows = await world.asOwner<{ id: string }>(
    `select unnest(array[m.organization_id, m.user_id, m.employee_id, e.home_location_id])::text as id
     from memberships m join employees e on e.organization_id = m.organization_id and e.id = m.employee_id where m.organization_id = $1
     union select id::text from punches where organization_id = $1`,
    [organization.id],
  );
  // Some words may stand in any id: `cafe`, say.
  const names = organization.name
    .toLowerCase()
    .split(' ')
    .filter((word) => !/^[0-9a-f]+$/.test(word));
  return [...rows.map(({ id }) => id), ...names];
}

/** Somebody registers and is admitted; gives the request. */
async function admitted(server: WorldServer, world: World, locationId: string): Promise<string> {
  const newcomer = await world.employee('Newest', { status: 'pending' });
  const admin = await server.as(world.organization.admin);
  const pending = await admin.call(contract.readPendingRequests);
  if (!pending.ok) throw new Error(`what waits could not be read: ${pending.refusal}`);
  const request = pending.value.requests.find(({ employee }) => employee.employeeId === newcomer.employeeId);
  const startsOn = parsePlainDate('2026-11-23');
  if (request === undefined || startsOn === undefined) throw new Error('somebody who waits has asked for nothing');
  const { requestId } = request;
  const body = { role: 'employee', locationId, startsOn, centsPerHour: undefined } as const;
  const answer = await admin.call(contract.approveRegistration, { params: { requestId }, body });
  if (!answer.ok) throw new Error(`a newcomer could not be admitted: ${answer.refusal}`);
  return requestId;
}
