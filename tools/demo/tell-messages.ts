import { v7 } from 'uuid';
import {
  addMilliseconds,
  millisecondsPerHour,
  millisecondsPerMinute,
  type Instant,
} from '../../src/domain/kernel/time.ts';
import type { SharedThing } from '../../src/domain/messaging/message.ts';
import type { Actor, ActorContext, Context } from '../../src/server/kernel/context.ts';
import { acknowledgeMessage } from '../../src/server/messaging/acknowledge-message.ts';
import { addAttachment } from '../../src/server/messaging/add-attachment.ts';
import { markRead } from '../../src/server/messaging/mark-read.ts';
import { openDirect } from '../../src/server/messaging/open-direct.ts';
import { openFollowing } from '../../src/server/messaging/open-following.ts';
import { openGroup } from '../../src/server/messaging/open-group.ts';
import { readAcknowledgements } from '../../src/server/messaging/read-acknowledgements.ts';
import { sendMessage } from '../../src/server/messaging/send-message.ts';
import { listKnownAt } from '../../src/server/schedule/read.ts';
import type { Dice } from './dice.ts';
import { drawPriceLabels } from './draw-price-labels.ts';
import { talks, type Talk } from './talks.ts';

/** Does something as somebody at a moment, inside the organization. */
type Do = <T>(moment: Instant, actor: Actor, work: (ctx: Context) => Promise<T>) => Promise<T>;

/** What people of the demo wrote to each other in the last days; the sample employee has three conversations to read. */
export async function tellMessages(
  act: Do,
  actors: readonly { readonly actor: Actor; readonly member: { readonly firstName: string } }[],
  now: Instant,
  dice: Dice,
): Promise<void> {
  const actorOf = (name: string): Actor => {
    const found = actors.find(({ member }) => member.firstName === name);
    if (found === undefined) throw new Error(`nobody of the demo is called ${name}`);
    return found.actor;
  };
  const acknowledge = async (conversationId: string, messageId: string, { said, unacknowledged }: Talk) => {
    if (unacknowledged === undefined) return;
    const [sender = '', minutesAgo = 0] = said.at(-1) ?? [];
    const announcer = actorOf(sender);
    const of = { params: { conversationId, messageId }, query: undefined, body: undefined };
    const listed = await act(now, announcer, (ctx) => readAcknowledgements({ ...ctx, actor: announcer }, of));
    if (!listed.ok) throw new Error(`an announcement asks nobody: ${listed.refusal}`);
    const asked = new Set(listed.value.people.map(({ employeeId }) => employeeId));
    const heard = actors.filter(
      ({ actor, member }) => asked.has(actor.employeeId) && !unacknowledged.includes(member.firstName),
    );
    for (const [index, { actor }] of heard.entries()) {
      const at = ago(minutesAgo - 5 - index);
      const told = await act(at, actor, (ctx) => acknowledgeMessage({ ...ctx, actor }, { ...of, query: {} }));
      if (!told.ok) throw new Error(`an announcement was not acknowledged: ${told.refusal}`);
      // Nobody acknowledges what they have not read.
      const read = { params: { conversationId }, query: undefined, body: { upTo: said.length } };
      await act(at, actor, (ctx) => markRead({ ...ctx, actor }, read));
    }
  };
  const ago = (minutes: number): Instant => addMilliseconds(now, -minutes * millisecondsPerMinute);
  for (const talk of talks) {
    const people = talk.people.map(actorOf);
    const [opener] = people;
    const first = talk.said[0]?.[1] ?? 0;
    if (opener === undefined) continue;
    const conversationId = await act(addMilliseconds(ago(first), -millisecondsPerHour), opener, (ctx) =>
      open({ ...ctx, actor: opener }, talk, people),
    );
    let lastId = '';
    for (const [index, [who, minutesAgo, text, { picture, shares } = {}]] of talk.said.entries()) {
      const actor = actorOf(who);
      const at = ago(minutesAgo);
      const isAsking = talk.unacknowledged !== undefined && index === talk.said.length - 1;
      lastId = v7({ msecs: at, random: dice.bytes(16) });
      const about = shares === undefined ? undefined : await act(at, actor, (ctx) => openShift({ ...ctx, actor }));
      const body = { id: lastId, text, ...(isAsking && { asksAcknowledgement: true }), ...(about && { about }) };
      const attachmentIds = picture === undefined ? [] : [v7({ msecs: at, random: dice.bytes(16) })];
      const input = { params: { conversationId }, query: undefined, headers: {}, body: { ...body, attachmentIds } };
      for (const attachmentId of attachmentIds) {
        const file = {
          params: { conversationId, attachmentId },
          query: { name: picture ?? '' },
          body: await drawPriceLabels(),
        };
        const drawn = await addAttachment.work(undefined, file);
        if (!drawn.ok) throw new Error(`a picture was not drawn: ${drawn.refusal}`);
        const kept = await act(at, actor, (ctx) => addAttachment.save({ ...ctx, actor }, file, drawn.value));
        if (!kept.ok) throw new Error(`a picture was not kept: ${kept.refusal}`);
      }
      const sent = await act(at, actor, (ctx) => sendMessage({ ...ctx, actor }, input));
      if (!sent.ok) throw new Error(`${who} could not say anything: ${sent.refusal}`);
    }
    await acknowledge(conversationId, lastId, talk);
    for (const [index, actor] of people.entries()) {
      const upTo = talk.said.length - (talk.unread[talk.people[index] ?? ''] ?? 0);
      if (upTo < 1) continue;
      const input = { params: { conversationId }, query: undefined, body: { upTo } };
      await act(now, actor, (ctx) => markRead({ ...ctx, actor }, input));
    }
  }
}

/** The next shift that nobody has where somebody works. */
async function openShift({ tx, actor, now }: ActorContext): Promise<SharedThing> {
  const { organizationId, locationId } = actor;
  const toCome = {
    places: [locationId],
    employeeId: undefined,
    since: now,
    before: undefined,
    after: undefined,
    most: 200,
  };
  const shifts = await listKnownAt(tx, organizationId, toCome);
  const shift = shifts.findLast(({ employeeId }) => employeeId === null);
  if (shift === undefined) throw new Error(`${actor.firstName} has no open shift to share`);
  return { kind: 'shift', id: shift.shiftId };
}

/** By a rule where it follows one; a group where it has a name; else a direct conversation. */
async function open(ctx: ActorContext, talk: Talk, [, ...others]: readonly Actor[]): Promise<string> {
  const { name, follows, people } = talk;
  const none = { params: undefined, query: undefined };
  const employeeIds = others.map(({ employeeId }) => employeeId);
  const rule = {
    everybody: { kind: 'announcement', locationId: null, role: null },
    own_location: { kind: 'group', locationId: ctx.actor.locationId, role: null },
  } as const;
  const answer =
    name === undefined
      ? await openDirect(ctx, { ...none, body: { employeeId: employeeIds[0] ?? '' } })
      : follows === undefined
        ? await openGroup(ctx, { ...none, body: { name, employeeIds } })
        : await openFollowing(ctx, { ...none, body: { ...rule[follows], name } });
  if (!answer.ok) throw new Error(`${people.join(' and ')} could not be brought together: ${answer.refusal}`);
  return answer.value.id;
}
