import type { Say } from './speak.ts';

/** What somebody did, as it stands before their own words for why; as it is, where they gave none. */
export const beforeReason = (say: Say, told: string, reason: string | null): string =>
  reason === null ? told : say('approvals.beforeReason', { told });
