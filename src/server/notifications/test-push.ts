import type { testPush as endpoint } from '../../contract/notifications/push-devices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { speakers } from '../../words/speakers.ts';
import type { UseCase } from '../kernel/route.ts';
import { postPush } from './post-letter.ts';
import { listPushDevices } from './push-devices.repository.ts';

/** Shows somebody what a notice looks like on each of their devices: at once, since they wait for it. */
export const testPush: UseCase<typeof endpoint> = async (ctx) => {
  const { organizationId, language } = ctx.actor;
  const devices = await listPushDevices(ctx.tx, ctx.actor, ctx.now);
  if (devices.length === 0) return refuse('push_nowhere_on');
  const headline = speakers[language].say('push.testHeadline');
  const facts = { headline, link: '/settings/notifications' } as const;
  for (const { id } of devices) await postPush(ctx, { organizationId, deviceId: id, language, facts });
  return accept();
};
