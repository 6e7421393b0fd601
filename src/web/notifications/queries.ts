import { queryOptions } from '@tanstack/react-query';
import { readOutbox } from '../../contract/notifications.ts';
import { ask } from '../kernel/asking.ts';

/** A letter takes a moment to be carried out: whoever waits for one sees it without a reload. */
const interval = 2_000;

/** What the outbox of development holds, kept up to date. */
export const outbox = () => queryOptions({ ...ask(readOutbox), refetchInterval: interval });
