import type { recordPunch as endpoint } from '../../contract/time-clock.ts';
import type { SharedUseCase } from '../kernel/route.ts';
import { takePresses, type ReadLongestShifts } from './take-presses.ts';

/** Records the punches that wait together, pressed by people on devices of their own. */
export const recordPunches =
  (readLongestShifts: ReadLongestShifts): SharedUseCase<typeof endpoint> =>
  async (ctx, calls) => {
    const [first] = calls;
    if (first === undefined) return [];
    const presses = calls.map(({ actor: presser, input: { body }, receivedAt }) => ({
      presser,
      at: 'own_device' as const,
      body,
      receivedAt,
    }));
    return takePresses(ctx, first.actor.organizationId, presses, readLongestShifts);
  };
