import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { changeEmployee } from '../../src/server/team/change-employee.ts';
import { changeRole } from '../../src/server/team/change-role.ts';
import { suspendEmployee } from '../../src/server/team/suspend-employee.ts';
import { readWhoRecorded } from '../../src/server/time-clock/read.ts';
import type { Member } from './cast.ts';

/** Who helps out where besides, and which manager answers for a second location. */
const helpsAt: Readonly<Record<string, readonly string[]>> = {
  Maya: ['North Branch'],
  Yuki: ['Downtown Office'],
  Hana: ['Westside Office', 'Downtown Location'],
  Jack: ['North Branch'],
  Rosa: ['Downtown Location'],
};
const alsoManages: Readonly<Record<string, string>> = { Priya: 'Downtown Location' };

/** Tells since when everybody is employed, where else they work, and who was suspended: by an admin, as real use would. */
export async function employ(
  ctx: Context,
  actors: readonly { readonly actor: Actor; readonly member: Member }[],
  locationIds: ReadonlyMap<string, string>,
  startsOn: PlainDate,
): Promise<void> {
  const idsOf = (names: readonly string[]) => names.flatMap((name) => locationIds.get(name) ?? []);
  for (const [index, { actor, member }] of actors.entries()) {
    const setter = actors.find((one) => one.member.role === 'admin' && one.actor.employeeId !== actor.employeeId);
    if (member.status === 'pending' || setter === undefined) continue;
    const as = { ...ctx, actor: setter.actor };
    const about = { params: { employeeId: actor.employeeId }, query: undefined };
    const employed = await changeEmployee(readWhoRecorded)(as, {
      ...about,
      body: {
        firstName: member.firstName,
        lastName: member.lastName,
        homeLocationId: actor.homeLocationId,
        furtherLocationIds: idsOf(helpsAt[member.firstName] ?? []),
        // Some came years ago, some in the week before the tale begins.
        employedFrom: addDays(startsOn, -((index * 137) % 1_100)),
        employedUntil: null,
        revision: 1,
      },
    });
    if (!employed.ok) throw new Error(`${member.firstName} could not be employed: ${employed.refusal}`);
    const also = alsoManages[member.firstName];
    if (also !== undefined) {
      const managedLocationIds = idsOf([...member.manages, also]);
      const given = await changeRole(as, { ...about, body: { role: member.role, managedLocationIds, revision: 2 } });
      if (!given.ok) throw new Error(`${member.firstName} was given no second location: ${given.refusal}`);
    }
    if (member.status === 'suspended') {
      const suspended = await suspendEmployee(as, { ...about, body: { reason: 'Keys and till float not returned' } });
      if (!suspended.ok) throw new Error(`${member.firstName} could not be suspended: ${suspended.refusal}`);
    }
  }
}
