import type { AnswerOf, InputOf } from '../../contract/kernel/endpoint.ts';
import type { importPeople as endpoint } from '../../contract/team/imports.ts';
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
import { addEmployees } from '../people/add-employees.ts';
import { addFirstRates } from '../people/add-first-rates.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { insertImport, insertImportedPeople } from './imports.repository.ts';
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
  const brought = await addImported(ctx, importId, people, (locationId) => placeOf(locationId).zone);
  if (body.invite) {
    await inviteImported(ctx, brought, (locationId) => placeOf(locationId).name);
  }
  await writeAudit(ctx, {
    ...actor,
    action: 'people.imported',
    subjectId: importId,
    details: { fileName: body.fileName, count: people.length, invited: body.invite },
  });
  return accept(await shownImport(ctx, importId));
}

/** @param zoneAt the zone of a location: what its calendar says today is somebody’s first day there, where the file says none */
async function addImported(
  ctx: ActorContext,
  importId: string,
  people: readonly ImportedPerson[],
  zoneAt: (locationId: string) => Zone,
): Promise<readonly (ImportedPerson & { readonly employeeId: string })[]> {
  const { actor, tx, now, language } = ctx;
  const { organizationId } = actor;
  const wishes = people.map((person) => ({
    ...person,
    passwordHash: undefined,
    language,
    status: 'active' as const,
    // A manager who comes by a file answers for the location that it names.
    managedLocationIds: person.role === 'manager' ? [person.locationId] : [],
  }));
  const added = await addEmployees(ctx, organizationId, wishes);
  // The address was free a moment ago: somebody registers it this very instant. Read anew, its row is told as taken.
  if (!added.ok) throw new Overtaken('an address that was free is taken');
  const employeeIds = added.value.map(({ employeeId }) => employeeId);
  await insertImportedPeople(tx, { organizationId, importId }, employeeIds);
  const brought = employeeIds.flatMap((employeeId, place) => {
    const person = people[place];
    return person === undefined ? [] : [{ ...person, employeeId }];
  });
  for (const { employeeId, role, locationId } of brought) {
    const details = { after: { role, locationId } };
    await writeAudit(ctx, { ...actor, action: 'employee.imported', subjectId: employeeId, details });
  }
  const rates = brought.flatMap(({ employeeId, centsPerHour, employedFrom, locationId }) => {
    if (centsPerHour === null) return [];
    return [{ subjectId: employeeId, startsOn: employedFrom ?? dateAt(now, zoneAt(locationId)), centsPerHour }];
  });
  await addFirstRates(ctx, actor, rates);
  return brought;
}
