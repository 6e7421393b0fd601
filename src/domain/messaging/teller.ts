import type { Doer } from '../access/may.ts';
import { mayAnnounce } from './conversation.ts';

/**
 * In whose name an announcement is read that people are told of: of whom one would rather have, as long as they are in its conversation, or
 * else of the first in it who may announce there; undefined, where nobody may any more.
 *
 * @param inIt who is in its conversation
 * @param locationId of the conversation; null, it has none
 */
export const tellerOf = (inIt: readonly Doer[], locationId: string | null, ratherId: string): string | undefined =>
  (inIt.find(({ employeeId }) => employeeId === ratherId) ?? inIt.find((doer) => mayAnnounce(doer, locationId)))
    ?.employeeId;
