import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeNoticeChoices } from './change-notice-choices.ts';
import { markNoticeRead } from './mark-notice-read.ts';
import { markNoticesRead } from './mark-notices-read.ts';
import { readNoticeChoices, readNotices, readOutbox } from './read.ts';

/** In development and in the demo only. */
export const outboxRoutes = [route(contract.readOutbox, readOutbox)];

export const notificationRoutes = [
  route(contract.readNotices, readNotices),
  route(contract.markNoticeRead, markNoticeRead),
  route(contract.markNoticesRead, markNoticesRead),
  route(contract.readNoticeChoices, readNoticeChoices),
  route(contract.changeNoticeChoices, changeNoticeChoices),
];
