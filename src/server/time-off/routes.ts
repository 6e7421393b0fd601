import { contract } from '../../contract/index.ts';
import type { RequestKindSequel } from '../approvals/answer-request.ts';
import { ledgerRoute, route, slowRoute } from '../kernel/route.ts';
import { addAttachment } from './add-attachment.ts';
import { addAwayLimit } from './add-away-limit.ts';
import { addTimeOffType } from './add-time-off-type.ts';
import { adjustBalance } from './adjust-balance.ts';
import { approveTimeOff } from './approve-time-off.ts';
import { mayAskAgain } from './ask-again.ts';
import { cancelTimeOff } from './cancel-time-off.ts';
import { changeTimeOffType } from './change-time-off-type.ts';
import { readAttachment } from './read-attachment.ts';
import { listCancellations, readTimeOff } from './read.ts';
import type { EarnedBy } from './record-accruals.ts';
import { releaseDays } from './release-days.ts';
import { removeAttachment } from './remove-attachment.ts';
import { removeAwayLimit } from './remove-away-limit.ts';
import { requestTimeOff, timeOffAsked } from './request-time-off.ts';
import { reserveDays } from './reserve-days.ts';
import { setLeaveWeek } from './set-leave-week.ts';
import { setTimeOffPolicy } from './set-time-off-policy.ts';
import { readAbsences } from './show-absences.ts';
import { readAwayLimits, readLimitsMet } from './show-away-limits.ts';
import { readPendingTimeOff } from './show-pending-time-off.ts';
import { previewTimeOffPolicy, readTimeOffPolicies } from './show-time-off-policies.ts';
import { readTimeOffRequest } from './show-time-off-request.ts';
import { readTimeOffTypes } from './show-time-off-types.ts';
import { tellAnswered, type TellPlanners } from './tell-answered.ts';

/**
 * @param earnedBy what people worked and when they are paid, by which some time off is earned; nouns that come after it know
 * @param tellPlanners who plans the shifts of whoever is off; the schedule knows
 */
export const timeOffRoutes = (earnedBy: EarnedBy, tellPlanners: TellPlanners) => [
  route(contract.readTimeOffTypes, readTimeOffTypes),
  route(contract.addTimeOffType, addTimeOffType),
  route(contract.changeTimeOffType, changeTimeOffType),
  route(contract.readTimeOffPolicies, readTimeOffPolicies),
  route(contract.previewTimeOffPolicy, previewTimeOffPolicy(earnedBy)),
  ledgerRoute(contract.setTimeOffPolicy, setTimeOffPolicy(earnedBy)),
  ledgerRoute(contract.setLeaveWeek, setLeaveWeek),
  route(contract.readTimeOff, readTimeOff(earnedBy.readPayDays)),
  slowRoute(contract.addTimeOffAttachment, addAttachment),
  route(contract.removeTimeOffAttachment, removeAttachment),
  route(contract.readTimeOffAttachment, readAttachment),
  ledgerRoute(contract.requestTimeOff, requestTimeOff),
  ledgerRoute(contract.adjustTimeOff, adjustBalance(earnedBy)),
  route(contract.readAbsences, readAbsences),
  route(contract.readAwayLimits, readAwayLimits),
  route(contract.addAwayLimit, addAwayLimit),
  route(contract.removeAwayLimit, removeAwayLimit),
  route(contract.readLimitsMet, readLimitsMet),
  route(contract.readPendingTimeOff, readPendingTimeOff(earnedBy.readPayDays)),
  route(contract.readTimeOffRequest, readTimeOffRequest),
  ledgerRoute(contract.approveTimeOff, approveTimeOff(tellPlanners.away, earnedBy)),
  ledgerRoute(contract.cancelTimeOff, cancelTimeOff(tellPlanners.back, earnedBy)),
];

/** What follows where time off is answered without being taken: its days are free again, and the person is told. */
export const timeOffSequel: RequestKindSequel = {
  asked: timeOffAsked,
  rejected: async (ctx, answered) => {
    await releaseDays(ctx, answered.request);
    await tellAnswered(ctx, answered);
  },
  withdrawn: (ctx, { request }) => releaseDays(ctx, request),
  again: { mayWait: mayAskAgain, reopened: reserveDays },
  listCancellations,
};
