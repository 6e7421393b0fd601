import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeNoticeChoices } from './change-notice-choices.ts';
import { markNoticeRead } from './mark-notice-read.ts';
import { markNoticesRead } from './mark-notices-read.ts';
import type { Pusher } from './push.gateway.ts';
import { readPushDevices } from './read-push.ts';
import { readUndelivered } from './read-undelivered.ts';
import { readNoticeChoices, readNotices, readOutbox } from './read.ts';
import { resendLetter } from './resend-letter.ts';
import { testPush } from './test-push.ts';
import { turnPushOff } from './turn-push-off.ts';
import { turnPushOn } from './turn-push-on.ts';

/** In development and in the demo only. */
export const outboxRoutes = [route(contract.readOutbox, readOutbox)];

export const notificationRoutes = (pusher: Pusher) => [
  route(contract.readNotices, readNotices),
  route(contract.markNoticeRead, markNoticeRead),
  route(contract.markNoticesRead, markNoticesRead),
  route(contract.readNoticeChoices, readNoticeChoices),
  route(contract.changeNoticeChoices, changeNoticeChoices),
  route(contract.readPushDevices, readPushDevices(pusher)),
  route(contract.turnPushOn, turnPushOn(pusher)),
  route(contract.turnPushOff, turnPushOff),
  route(contract.testPush, testPush),
  route(contract.readUndelivered, readUndelivered),
  route(contract.resendLetter, resendLetter),
];
