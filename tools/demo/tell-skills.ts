import { v7 } from 'uuid';
import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import { addDays, dateAt, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { changePosition } from '../../src/server/schedule/change-position.ts';
import { readPositions } from '../../src/server/schedule/show-positions.ts';
import { addSkill } from '../../src/server/skills/add-skill.ts';
import { recordHeldSkill } from '../../src/server/skills/record-held-skill.ts';
import type { Dice } from './dice.ts';
import type { At, Person } from './tale.ts';

type SkillName = 'Food handler card' | 'Keyholder' | 'Forklift';

const skills: readonly { readonly name: SkillName; readonly isCertificate: boolean }[] = [
  { name: 'Food handler card', isCertificate: true },
  { name: 'Keyholder', isCertificate: false },
  { name: 'Forklift', isCertificate: true },
];

/** Who works in stock at night moves pallets: those are the only ones of whom a position asks anything, and they hold it for long. */
const asking = { position: 'Stock', skill: 'Forklift' } as const;

/** Who holds what: since and until how many days from today. */
const held: readonly {
  readonly firstName: string;
  readonly skill: SkillName;
  readonly since: number;
  readonly until?: number;
  readonly number?: string;
}[] = [
  { firstName: 'Fatima', skill: 'Forklift', since: -200, until: 895, number: 'FL-20418' },
  { firstName: 'Viktor', skill: 'Forklift', since: -320, until: 775, number: 'FL-19077' },
  { firstName: 'Jack', skill: 'Forklift', since: -90, until: 1_005, number: 'FL-21150' },
  { firstName: 'Tomás', skill: 'Food handler card', since: -300, until: 795, number: 'FHC-1180342' },
  { firstName: 'Sofía', skill: 'Food handler card', since: -150, until: 945, number: 'FHC-1201977' },
  { firstName: 'Isaac', skill: 'Food handler card', since: -400, until: 695, number: 'FHC-1140068' },
  { firstName: 'Daniel', skill: 'Food handler card', since: -1_074, until: 21, number: 'FHC-0927715' },
  { firstName: 'Aisha', skill: 'Food handler card', since: -1_103, until: -8, number: 'FHC-0918840' },
  { firstName: 'Tomás', skill: 'Keyholder', since: -700 },
  { firstName: 'Grace', skill: 'Keyholder', since: -640 },
  { firstName: 'Maya', skill: 'Keyholder', since: -120 },
];

/** The skills of the demo and who holds them, recorded by an admin: one card ends in three weeks, another has ended. */
export async function tellSkills(
  at: At,
  actors: readonly Person[],
  now: Instant,
  zone: Zone,
  dice: Dice,
): Promise<void> {
  const recorder = actors.find(({ member }) => member.role === 'admin')?.actor;
  if (recorder === undefined) return;
  const today = dateAt(now, zone);
  await at(now, async (given) => {
    const ctx = { ...given, actor: recorder };
    const ids = new Map<SkillName, string>();
    for (const body of skills) {
      const added = await addSkill(ctx, { params: undefined, query: undefined, body });
      expectOk(added);
      if (added.ok) ids.set(body.name, added.value.id);
    }
    for (const { firstName, skill, since, until, number = null } of held) {
      const holder = actors.find(({ member }) => member.firstName === firstName);
      const skillId = ids.get(skill);
      if (holder === undefined || skillId === undefined) continue;
      const [startsOn, endsOn] = [addDays(today, since), until === undefined ? null : addDays(today, until)];
      const body = { id: v7({ msecs: now, random: dice.bytes(16) }), skillId, startsOn, endsOn, number };
      const params = { employeeId: holder.actor.employeeId };
      expectOk(await recordHeldSkill(ctx, { params, query: undefined, body: { ...body, supersedesId: null } }));
    }
    const known = await readPositions(ctx, { params: undefined, query: undefined, body: undefined });
    const position = known.ok ? known.value.positions.find(({ name }) => name === asking.position) : undefined;
    const skillId = ids.get(asking.skill);
    if (position === undefined || skillId === undefined) return;
    const { id: positionId, name, hue, isOpen } = position;
    const body = { name, hue, isOpen, skillIds: [skillId] };
    expectOk(await changePosition(ctx, { params: { positionId }, query: undefined, body }));
  });
}

function expectOk(answer: AnyAnswer): void {
  if (!answer.ok) throw new Error(`the demo’s skills do not hold together: ${answer.refusal}`);
}
