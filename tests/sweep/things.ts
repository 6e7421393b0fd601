import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import { pushKeysOf } from '../../src/server/kernel/push-keys.ts';
import { tellPerson } from '../../src/server/notifications/tell-person.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldSecret } from '../world/inside.ts';
import { paired } from '../world/kiosk.ts';
import { direct, said, say } from '../world/messages.ts';
import { aPushBrowser } from '../world/push-browser.ts';
import type { World, WorldServer } from '../world/world.ts';

/** The ids of what is there, by the name that a path gives them. */
type Ids = Readonly<Record<string, string>>;

/** What people of an organization have of their own, and nobody else may hear of. */
export interface Things {
  /** With a message and its file. */
  readonly conversation: Ids;
  /** With what was sent to it. */
  readonly webhook: Ids;
  readonly others: Ids;
}

/** Has somebody write and attach, and be told; pairs a kiosk, and makes a token, a webhook and a device for push. */
export async function thingsOf(
  world: World,
  server: WorldServer,
  { admin, from, to }: { readonly admin: Employee; readonly from: Employee; readonly to: Employee },
): Promise<Things> {
  const [boss, writer] = [await server.as(admin), await server.as(from)];
  const conversation = await aConversation(writer, to);

  const events = ['payment.recorded'] as const;
  given(await boss.call(contract.addWebhook, { body: { url: 'https://hooks.invalid/ours', events: [...events] } }));
  const { p256dh, auth } = aPushBrowser();
  const { publicKey: serverKey } = pushKeysOf(worldSecret);
  const push = { serverKey, endpoint: 'https://push.invalid/ours', p256dh, auth };
  given(await writer.call(contract.turnPushOn, { body: push }));
  given(await writer.call(contract.makeToken, { body: { name: 'Timesheets', scopes: ['time:read'], days: 30 } }));
  const { kioskId } = await paired(server, admin);
  await world.inside(from.organizationId, (ctx) =>
    tellPerson(ctx, from, {
      kind: 'payment_voided',
      facts: () => ({ date: 'x', by: 'x', reason: 'x', link: '/payments' }),
    }),
  );

  const idOf = async (table: string): Promise<string> => {
    const rows = await world.asOwner<{ id: string }>(
      `select id from ${table} where organization_id = $1 order by id desc limit 1`,
      [from.organizationId],
    );
    if (rows[0] === undefined) throw new Error(`nothing of theirs is among the ${table}`);
    return rows[0].id;
  };
  const webhookId = await idOf('webhooks');
  given(await boss.call(contract.testWebhook, { params: { webhookId } }));
  return {
    conversation,
    webhook: { webhookId, messageId: await idOf('webhook_messages') },
    others: {
      kioskId,
      tokenId: await idOf('api_tokens'),
      deviceId: await idOf('push_devices'),
      noticeId: await idOf('notices'),
      letterId: await idOf('letters'),
    },
  };
}

async function aConversation(writer: Client, to: Employee): Promise<Ids> {
  const conversationId = await direct(writer, to);
  const attachmentId = v7();
  const path = `/api/conversations/${conversationId}/attachments/${attachmentId}?name=Roster.pdf`;
  const added = await writer.send('PUT', path, new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n')));
  if (added.status !== 200) throw new Error(added.text);
  const { id: messageId } = await said(writer, conversationId, 'Between the two of us');
  given(await say(writer, conversationId, 'And a file', { attachmentIds: [attachmentId] }));
  return { conversationId, messageId, attachmentId };
}

/** The same call with the ids of what is there, wherever its path names such a thing. */
export function aboutThings(
  { conversation, webhook, others }: Things,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const ids = { ...others, ...('webhookId' in params ? webhook : conversation) };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, ids[name] ?? value]));
}

function given<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string },
): Value {
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
