import type { AnswerOf, InputOf } from '../../contract/kernel/endpoint.ts';
import type { importPeople as endpoint } from '../../contract/team.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { readImport, type ImportedPerson } from '../../domain/team/import-row.ts';
import { perImport } from '../../domain/throttle/throttle.ts';
import { inviteImported } from '../invitations/invite-imported.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Actor, ActorContext } from '../kernel/context.ts';
import { Overtaken } from '../kernel/database-trouble.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { raiseEmployeeNumber } from '../organization/take-employee-number.ts';
import { addEmployee } from '../people/add-employee.ts';
import { addFirstRate } from '../people/add-first-rate.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { insertImport, insertImportedPerson } from './imports.repository.ts';
import { replacePlaces, updateMember } from './members.repository.ts';
import { readImportSetting, shownImport } from './read.ts';
import { takeTurn } from './take-turn.ts';

/** Of so many addresses at most one import tells that somebody of another organization signs in by them. */
const mostToldElsewhere = 20;

const importsOf = ({ organizationId, employeeId }: Actor) => throttleKey('import', organizationId, employeeId);

/**
 * Adds everybody of a file, or nobody: one row that cannot be a person keeps all of them out. Imports that bring nobody are counted,
 * since each may tell of addresses that have an account elsewhere.
 */
export const importPeople: CountedUseCase<typeof endpoint> = {
  count: (ctx) => throttleAttempt(ctx, [{ key: importsOf(ctx.actor), allowance: perImport }]),

  async save(ctx, { body }) {
    const imported = await addPeople(ctx, body);
    if (imported.ok) await forgiveAttempt(ctx, { own: [importsOf(ctx.actor)] });
    return imported;
  },
};

async function addPeople(
  ctx: ActorContext,
  body: InputOf<typeof endpoint>['body'],
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, tx, now } = ctx;
  const { organizationId } = actor;
  // Two imports take turns, so that the second finds the people of the first.
  await takeTurn(ctx);
  const { people, faults } = readImport(body.rows, await readImportSetting(ctx, body.rows, mostToldElsewhere));
  if (faults.length > 0) return refuse('import_has_faults', { faults: faults.slice(0, 1_000) });
  const locations = await listLocations(tx, organizationId);
  const placeOf = (locationId: string) => {
    const place = locations.find(({ id }) => id === locationId);
    if (place === undefined) throw new Error('a row names a location that is none');
    return place;
  };
  const importId = ctx.newId();
  await insertImport(tx, {
    organizationId,
    id: importId,
    fileName: body.fileName,
    importedBy: actor.employeeId,
    importedAt: now,
  });
  await raiseEmployeeNumber(tx, organizationId, Math.max(0, ...people.map((one) => one.employeeNumber ?? 0)));
  for (const person of people) {
    const employeeId = await addImported(ctx, importId, person, placeOf(person.locationId).zone);
    if (body.invite)
      await inviteImported(ctx, { ...person, employeeId, locationName: placeOf(person.locationId).name });
  }
  await writeAudit(ctx, {
    ...actor,
    action: 'people.imported',
    subjectId: importId,
    details: { fileName: body.fileName, count: people.length, invited: body.invite },
  });
  return accept(await shownImport(ctx, importId));
}

/** @param zone of the location where they will work: what its calendar says today is their first day, where the file says none */
async function addImported(ctx: ActorContext, importId: string, person: ImportedPerson, zone: Zone): Promise<string> {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  const { firstName, lastName, email, role, locationId } = person;
  const added = await addEmployee(ctx, {
    organizationId,
    locationId,
    firstName,
    lastName,
    email,
    passwordHash: undefined,
    language: ctx.language,
    role,
    status: 'active',
    managedLocationIds: [],
  });
  // The address was free a moment ago: somebody registers it this very instant. Read anew, its row is told as taken.
  if (!added.ok) throw new Overtaken('an address that was free is taken');
  const { employeeId } = added.value;
  // A manager who comes by a file answers for the location that it names.
  if (role === 'manager') {
    await replacePlaces(tx, 'managedLocations', { organizationId, employeeId }, { before: [], after: [locationId] });
  }
  await updateMember(tx, organizationId, employeeId, {
    phone: person.phone,
    employedFrom: person.employedFrom,
    ...(person.employeeNumber !== null && { employeeNumber: person.employeeNumber }),
  });
  await insertImportedPerson(tx, { organizationId, importId, employeeId });
  await writeAudit(ctx, {
    ...actor,
    action: 'employee.imported',
    subjectId: employeeId,
    details: { after: { role, locationId } },
  });
  if (person.centsPerHour === null) return employeeId;
  const startsOn = person.employedFrom ?? dateAt(ctx.now, zone);
  await addFirstRate(ctx, { ...actor, subjectId: employeeId, startsOn, centsPerHour: person.centsPerHour });
  return employeeId;
}
