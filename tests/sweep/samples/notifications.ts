import { parseInstant, type Instant } from '../../../src/domain/kernel/time.ts';
import { pushKeysOf } from '../../../src/server/kernel/push-keys.ts';
import { worldSecret } from '../../world/inside.ts';
import { aPushBrowser } from '../../world/push-browser.ts';
import { nobody, type Samples } from './sample.ts';

const browserKeys = () => {
  const { p256dh, auth } = aPushBrowser();
  return { p256dh, auth };
};

export const notificationsSamples = {
  readUndelivered: { input: () => ({ query: {} }), answers: 200 },
  resendLetter: { input: () => ({ params: { letterId: nobody.employeeId } }), answers: 404 },
  readNotices: { input: () => ({ query: { limit: 10 } }), answers: 200 },
  // Nobody was told this.
  markNoticeRead: { input: () => ({ params: { noticeId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  markNoticesRead: {
    input: () => ({ body: { until: parseInstant('2026-11-20T00:00:00.000Z') as Instant } }),
    answers: 204,
  },
  readNoticeChoices: { input: () => ({}), answers: 200 },
  changeNoticeChoices: { input: () => ({ body: { quiet: { from: '22:00', until: '07:00' } } }), answers: 200 },
  readPushDevices: { input: () => ({}), answers: 200 },
  testPush: { input: () => ({}), answers: 409 },
  turnPushOn: {
    input: () => ({
      body: { serverKey: pushKeysOf(worldSecret).publicKey, endpoint: 'https://push.invalid/', ...browserKeys() },
    }),
    answers: 200,
  },
  turnPushOff: { input: () => ({ params: { deviceId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  // The stage is served as production is: there is nothing here.
  readOutbox: { input: () => ({}), answers: 404 },
} satisfies Partial<Samples>;
