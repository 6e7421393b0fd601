import type {
  HistoryEntry,
  PersonReply,
  readEmployee as employeeEndpoint,
  readTeam as teamEndpoint,
  TeamCard,
} from '../../contract/team.ts';
import type {
  ImportSummary,
  previewImport as previewEndpoint,
  readImports as importsEndpoint,
} from '../../contract/team/imports.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { isAbove, may, mayAt, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { decideSuspension, mayChangeEmployment } from '../../domain/team/employment.ts';
import { historyStep } from '../../domain/team/history.ts';
import { readImport, type ImportRow, type ImportSetting } from '../../domain/team/import-row.ts';
import type { Actor, ActorContext } from '../kernel/context.ts';
import { afterInTime, cursorAfter, pageByTime, readCursor } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations, type StoredLocation } from '../organization/read.ts';
import {
  listEmployeeNumbers,
  findStoredImport,
  listImports,
  listOwnEmails,
  listTakenElsewhere,
  type StoredImport,
} from './imports.repository.ts';
import { countOtherAdmins, findMember, listDeeds, type Member, type StoredMember } from './members.repository.ts';
import { countSeenMembers, listSeenMembers, listSeenPlaces, type Sight } from './seen-members.repository.ts';

/** What other nouns may ask of the team. */
export { listMembers, type Member } from './members.repository.ts';
export { listSeenMembers } from './seen-members.repository.ts';

/** People on a page: four rows of cards on a wide screen take twelve; a page is scrolled a little. */
const pageSize = 48;
const byName = 'name';

export const worksAt = (member: Pick<Member, 'homeLocationId' | 'furtherLocationIds'>): string[] => [
  member.homeLocationId,
  ...member.furtherLocationIds,
];

/** What permissions ask of a person: everywhere they work, to be seen; their home alone, to be answered for. */
const seen = (member: Member) => ({ employeeId: member.employeeId, locationIds: worksAt(member) });

/** Whether the actor knows somebody's address and status too: as one who answers for them. */
export const mayKnowEmployment = ({ actor }: Pick<ActorContext, 'actor'>, member: Member): boolean =>
  may(actor, 'see_employment', thingOf(member));

/** Whether the actor sees somebody at all: colleagues who are active, and in any state those whom they answer for. */
function mayKnow({ actor }: ActorContext, member: Member): boolean {
  if (mayKnowEmployment({ actor }, member)) return true;
  return member.status === 'active' && may(actor, 'see_colleagues', seen(member));
}

/** Whom the actor sees, as lists ask for it: the same as {@link mayKnow} says of one. */
export const sightOf = (actor: Actor): Sight => ({
  employeeId: actor.employeeId,
  employmentAt: placesOf(actor, 'see_employment'),
  colleaguesAt: placesOf(actor, 'see_colleagues'),
});

/** People whom the actor may see, narrowed by what is asked; who was rejected only where that is asked for. */
export const readTeam: UseCase<typeof teamEndpoint> = async (ctx, { query }) => {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  const { cursor, ...wish } = query;
  const sight = sightOf(actor);
  const after = readCursor(cursor, byName, 'text');
  if (!after.ok) return after;
  const asked = { ...wish, order: byName, after: after.value, most: pageSize + 1 } as const;
  const rows = await listSeenMembers(tx, organizationId, sight, asked);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const locations = await listLocations(tx, organizationId);
  const places = await listSeenPlaces(tx, organizationId, sight);
  const nameOf = namer(locations);
  const card = (member: Member): TeamCard => {
    const knows = mayKnowEmployment(ctx, member);
    return {
      employeeId: member.employeeId,
      firstName: member.firstName,
      lastName: member.lastName,
      photoUrl: photoUrlOf(member),
      role: member.role,
      home: nameOf(member.homeLocationId),
      furtherCount: member.furtherLocationIds.length,
      status: knows ? member.status : null,
      email: knows ? member.email : null,
      phone: knows ? member.phone : null,
    };
  };
  return accept({
    people: page.map(card),
    count: await countSeenMembers(tx, organizationId, sight, wish),
    next: rows.length > pageSize && last !== undefined ? cursorAfter(byName, last.place, last.employeeId) : null,
    locations: locations.filter(({ id }) => places.has(id)).map(({ id, name }) => ({ id, name })),
    seesStatus: may(actor, 'change_employment'),
  });
};

const namer = (locations: readonly StoredLocation[]) => (id: string) => ({
  id,
  name: locations.find((location) => location.id === id)?.name ?? '',
});

export const readEmployee: UseCase<typeof employeeEndpoint> = async (ctx, { params }) => {
  const member = await findMember(ctx.tx, ctx.actor.organizationId, params.employeeId);
  if (member === undefined || !mayKnow(ctx, member)) return refuse('not_found');
  return accept(await personReply(ctx, member));
};

/** A person whom the actor may see; undefined where there is none, which is the same to whoever may not. */
export async function findKnownMember(ctx: ActorContext, employeeId: string): Promise<StoredMember | undefined> {
  const member = await findMember(ctx.tx, ctx.actor.organizationId, employeeId);
  return member !== undefined && mayKnow(ctx, member) ? member : undefined;
}

/** The page of somebody as it is now, after a change. */
export async function shownPerson(ctx: ActorContext, employeeId: string): Promise<PersonReply> {
  const member = await findMember(ctx.tx, ctx.actor.organizationId, employeeId);
  if (member === undefined) throw new Error('a person went away while they were changed');
  return personReply(ctx, member);
}

async function personReply(ctx: ActorContext, member: StoredMember): Promise<PersonReply> {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  const locations = await listLocations(tx, organizationId);
  const nameOf = namer(locations);
  const admitted = isAdmitted(member.status);
  const change = admitted && mayChangeEmployment(actor, member);
  const others = await countOtherAdmins(tx, organizationId, member.employeeId);
  const isSelf = member.employeeId === actor.employeeId;
  const isMine = ({ id }: StoredLocation) => mayAt(actor, 'change_employment', id);
  return {
    employeeId: member.employeeId,
    firstName: member.firstName,
    lastName: member.lastName,
    photoUrl: photoUrlOf(member),
    role: member.role,
    home: nameOf(member.homeLocationId),
    further: member.furtherLocationIds.map(nameOf),
    managed: member.managedLocationIds.map(nameOf),
    isSelf,
    employment: mayKnowEmployment(ctx, member) ? await employmentOf(ctx, member) : null,
    may: {
      change,
      changeRole: admitted && may(actor, 'change_roles') && !isSelf,
      suspend: change && decideSuspension(actor, member, others).ok,
      reinstate: change && member.status === 'suspended',
      seePayRates: may(actor, 'see_pay_rates', thingOf(member)),
      setPayRate: admitted && may(actor, 'set_pay_rate', thingOf(member)) && isAbove(actor, member) && !isSelf,
    },
    choices: change
      ? locations.filter((one) => one.closedAt === null && isMine(one)).map(({ id, name }) => ({ id, name }))
      : [],
  };
}

async function employmentOf(ctx: ActorContext, member: StoredMember): Promise<PersonReply['employment']> {
  const { tx, actor } = ctx;
  const { status, email, phone, employeeNumber, employedFrom, employedUntil, suspensionReason, revision } = member;
  const seesRates = may(actor, 'see_pay_rates', thingOf(member));
  const deeds = await listDeeds(tx, actor.organizationId, member.employeeId);
  const history = deeds.flatMap((deed): HistoryEntry[] => {
    const step = historyStep(deed, seesRates);
    if (step === undefined) return [];
    const by = deed.firstName === null ? null : `${deed.firstName} ${deed.lastName}`;
    return [{ ...step, id: deed.id, at: deed.happenedAt, by }];
  });
  return {
    status,
    email,
    phone,
    employeeNumber,
    employedFrom,
    employedUntil,
    suspensionReason,
    revision,
    history,
  };
}

/**
 * What rows of a file are read against: open locations, and addresses and numbers that are taken.
 *
 * @param mostElsewhere of how many addresses it may be told that somebody of another organization signs in by them
 */
export async function readImportSetting(
  ctx: ActorContext,
  rows: readonly ImportRow[],
  mostElsewhere: number,
): Promise<ImportSetting> {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  const locations = (await listLocations(tx, organizationId)).filter(({ closedAt }) => closedAt === null);
  const emails = rows.map(({ email }) => (email ?? '').trim().toLowerCase());
  const own = await listOwnEmails(tx, organizationId, emails);
  const elsewhere = await listTakenElsewhere(tx, organizationId, emails, mostElsewhere);
  return {
    locations: locations.map(({ id, name }) => ({
      id,
      name,
      isMine: mayAt(actor, 'import_people', id),
    })),
    isAdmin: may(actor, 'change_roles'),
    emails: new Set([...own, ...elsewhere]),
    employeeNumbers: await listEmployeeNumbers(tx, organizationId),
  };
}

/**
 * Reads rows as people and tells what is wrong; asked by POST for its size, it keeps nothing. It may be asked as often as somebody likes,
 * so it says nothing of people of other organizations.
 */
export const previewImport: UseCase<typeof previewEndpoint> = async (ctx, { body }) => {
  const setting = await readImportSetting(ctx, body.rows, 0);
  const { faults } = readImport(body.rows, setting);
  const count = body.rows.length - new Set(faults.map(({ row }) => row)).size;
  const locations = setting.locations.filter(({ isMine }) => isMine).map(({ name }) => name);
  return accept({ count, faults: faults.slice(0, 1_000), locations });
};

/** A manager knows their own imports, an admin everybody’s. @returns whose; undefined, everybody’s */
const importerKnown = ({ actor }: ActorContext): string | undefined =>
  placesOf(actor, 'import_people') === 'all' ? undefined : actor.employeeId;

const summaryOf = ({ id, fileName, at, by, count, undoneAt }: StoredImport): ImportSummary => ({
  id,
  fileName,
  at,
  by,
  count,
  undoneAt,
});

const usualImports = 20;

export const readImports: UseCase<typeof importsEndpoint> = async (ctx, { query }) => {
  const { cursor, limit: size = usualImports } = query;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const asked = { after: after.value, most: size + 1 };
  const listed = await listImports(ctx.tx, ctx.actor.organizationId, importerKnown(ctx), asked);
  const { rows, next } = pageByTime(listed, size, ({ at, id }) => ({ at, id }));
  return accept({ imports: rows.map(summaryOf), next });
};

/** An import that the actor may take back; undefined where there is none, or it is another’s. */
export const findImport = (ctx: ActorContext, importId: string): Promise<StoredImport | undefined> =>
  findStoredImport(ctx.tx, ctx.actor.organizationId, importerKnown(ctx), importId);

/** An import as it is now, after a change. */
export async function shownImport(ctx: ActorContext, importId: string): Promise<ImportSummary> {
  const found = await findImport(ctx, importId);
  if (found === undefined) throw new Error('an import went away while it was changed');
  return summaryOf(found);
}
