import type { testPush as endpoint } from '../../contract/notifications/push-devices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute } from '../../domain/kernel/time.ts';
import { speakers } from '../../words/speakers.ts';
import type { UseCase } from '../kernel/route.ts';
import { aPush, postEach } from './post-letter.ts';
import { listPushDevices, lockTests } from './push-devices.repository.ts';
import { countPushes } from './repository.ts';

/** So many tests a minute, for each device: the addresses are such as somebody chose, and we are nobody's means to knock at them. */
const mostAMinute = 3;

/** Shows somebody what a notice looks like on each of their devices: at once, since they wait for it. */
export const testPush: UseCase<typeof endpoint> = async (ctx) => {
  const { organizationId, language } = ctx.actor;
  const devices = await listPushDevices(ctx.tx, ctx.actor, ctx.now);
  if (devices.length === 0) return refuse('push_nowhere_on');
  const deviceIds = devices.map(({ id }) => id);
  await lockTests(ctx.tx, ctx.actor);
  const since = addMilliseconds(ctx.now, -millisecondsPerMinute);
  const lately = await countPushes(ctx.tx, { organizationId, deviceIds, since });
  if (lately >= mostAMinute * deviceIds.length) return refuse('too_many_attempts', { retryAfterSeconds: 60 });
  const headline = speakers[language].say('push.testHeadline');
  const facts = { headline, link: '/settings/notifications' } as const;
  const pushes = deviceIds.map((deviceId) => aPush({ organizationId, deviceId, language, facts, notBefore: ctx.now }));
  await postEach(ctx, pushes);
  return accept();
};
