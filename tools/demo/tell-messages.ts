import { v7 } from 'uuid';
import {
  addMilliseconds,
  millisecondsPerHour,
  millisecondsPerMinute,
  type Instant,
} from '../../src/domain/kernel/time.ts';
import type { Actor, ActorContext, Context } from '../../src/server/kernel/context.ts';
import { acknowledgeMessage } from '../../src/server/messaging/acknowledge-message.ts';
import { addAttachment } from '../../src/server/messaging/add-attachment.ts';
import { markRead } from '../../src/server/messaging/mark-read.ts';
import { openDirect } from '../../src/server/messaging/open-direct.ts';
import { openFollowing } from '../../src/server/messaging/open-following.ts';
import { openGroup } from '../../src/server/messaging/open-group.ts';
import { readAcknowledgements } from '../../src/server/messaging/read-acknowledgements.ts';
import { sendMessage } from '../../src/server/messaging/send-message.ts';
import type { Dice } from './dice.ts';
import { drawPriceLabels } from './draw-price-labels.ts';

/** Does something as somebody at a moment, inside the organization. */
type Do = <T>(moment: Instant, actor: Actor, work: (ctx: Context) => Promise<T>) => Promise<T>;

interface Talk {
  /** Of a group; a direct one has none. */
  readonly name?: string;
  /** Whom it follows, where it follows a rule: all of the opener’s location may write, or all of the organization hear. */
  readonly follows?: 'own_location' | 'everybody';
  /** By first name; the first one opens it. Of one that follows a rule, those who have read it. */
  readonly people: readonly string[];
  /** Who said what, how many minutes ago. */
  readonly said: readonly (readonly [who: string, minutesAgo: number, text: string, picture?: string])[];
  /** Its last message asks to be acknowledged, and these have not yet; of everybody in the demo. */
  readonly unacknowledged?: readonly string[];
  /** Who has not read the last so many messages; everybody else has read all. */
  readonly unread: Readonly<Record<string, number>>;
}

const day = 24 * 60;

const talks: readonly Talk[] = [
  {
    name: 'Downtown team',
    follows: 'own_location',
    people: ['Priya', 'Elena', 'Maya', 'Noor', 'Ben', 'Chloe'],
    said: [
      [
        'Priya',
        2 * day + 95,
        'The new price labels arrive on Thursday. Who can help to hang them?',
        'Price labels.png',
      ],
      ['Maya', 2 * day + 60, 'I can, from nine.'],
      ['Priya', 2 * day + 52, 'Thank you, Maya.'],
      ['Ben', 63, 'Could anyone take my Saturday eight to two? My sister is visiting.'],
      ['Noor', 41, 'I can cover Saturday.'],
      ['Noor', 40, 'وسأحضر باكرًا لترتيب المكتب.'],
    ],
    unread: { Maya: 3, Chloe: 6 },
  },
  {
    people: ['Priya', 'Maya'],
    said: [
      ['Maya', 3 * day + 30, 'My time card of last week is signed.'],
      ['Priya', 3 * day + 12, 'Seen, thanks.'],
      ['Priya', 75, 'Can you swap Friday for Sunday?'],
    ],
    unread: { Maya: 1 },
  },
  {
    people: ['Noor', 'Maya'],
    said: [
      ['Noor', day + 20, 'The courier asks for a signature. Are you at the desk?'],
      ['Maya', day + 18, 'On my way.'],
      ['Noor', 25, 'He is coming again at eleven.'],
    ],
    unread: { Maya: 1 },
  },
  {
    people: ['Ben', 'Maya'],
    said: [
      ['Ben', 4 * day, 'Delivery moved to seven.'],
      ['Maya', 4 * day - 9, 'Thanks, I will open the gate.'],
    ],
    unread: {},
  },
  {
    name: 'Announcements',
    follows: 'everybody',
    people: ['Elena', 'Priya', 'Maya', 'Noor', 'Ben', 'Chloe'],
    said: [
      ['Elena', day + 200, 'Holiday hours are posted at the door: we close at two on the day before Thanksgiving.'],
    ],
    unread: { Ben: 1 },
    unacknowledged: ['Ben', 'Chloe', 'Noor'],
  },
  {
    name: 'Morning shift',
    people: ['Tomás', 'Daniel', 'Sofía'],
    said: [
      ['Tomás', 150, 'The oven is fixed. Bread is back on the list.'],
      ['Daniel', 141, 'Good news. I start the first batch at six.'],
    ],
    unread: { Sofía: 1 },
  },
];

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
      const told = await act(ago(minutesAgo - 5 - index), actor, (ctx) => acknowledgeMessage({ ...ctx, actor }, of));
      if (!told.ok) throw new Error(`an announcement was not acknowledged: ${told.refusal}`);
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
    for (const [index, [who, minutesAgo, text, picture]] of talk.said.entries()) {
      const actor = actorOf(who);
      const at = ago(minutesAgo);
      const isAsking = talk.unacknowledged !== undefined && index === talk.said.length - 1;
      lastId = v7({ msecs: at, random: dice.bytes(16) });
      const body = { id: lastId, text, ...(isAsking && { asksAcknowledgement: true }) };
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
