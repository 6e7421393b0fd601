import { contract } from '../../contract/index.ts';
import type { RequestKindSequel } from '../approvals/answer-request.ts';
import { ledgerRoute, route, slowRoute } from '../kernel/route.ts';
import type { EarnedBy } from '../time-off/record-accruals.ts';
import { acceptProposal } from './accept-proposal.ts';
import { addNeeds } from './add-needs.ts';
import { addPosition } from './add-position.ts';
import { addSeries } from './add-series.ts';
import { addShifts } from './add-shifts.ts';
import { addTemplate } from './add-template.ts';
import { approveSwap } from './approve-swap.ts';
import { cancelShift } from './cancel-shift.ts';
import { changeAvailability } from './change-availability.ts';
import { changeLabourTarget } from './change-labour-target.ts';
import { changeNeed } from './change-need.ts';
import { changePlanningRules } from './change-planning-rules.ts';
import { changePosition } from './change-position.ts';
import { changeSeries } from './change-series.ts';
import { changeShift } from './change-shift.ts';
import { changeShifts } from './change-shifts.ts';
import { changeSwapRules } from './change-swap-rules.ts';
import { changeTemplate } from './change-template.ts';
import { changeWeeklyTarget } from './change-weekly-target.ts';
import { confirmShifts } from './confirm-shifts.ts';
import { declineOffer } from './decline-offer.ts';
import { declineProposal } from './decline-proposal.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { offerShift } from './offer-shift.ts';
import { openShifts } from './open-shifts.ts';
import { postSwapRemark } from './post-swap-remark.ts';
import { proposeSwap } from './propose-swap.ts';
import { publishSchedule } from './publish-schedule.ts';
import { readPresence } from './read-presence.ts';
import { readOwnShifts, readShift } from './read.ts';
import { rejectSwap } from './reject-swap.ts';
import { remindUnconfirmed } from './remind-unconfirmed.ts';
import { removeAvailabilityOn } from './remove-availability-on.ts';
import { removeNeed } from './remove-need.ts';
import { removeTemplate } from './remove-template.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';
import { setAvailabilityOn } from './set-availability-on.ts';
import { readAvailability } from './show-availability.ts';
import { readCalendar, readCalendarFeed, readShiftCalendar } from './show-calendar.ts';
import { readConfirmations, readShiftsToConfirm } from './show-confirmations.ts';
import { readPlanningRules } from './show-conflicts.ts';
import { readLabourTargets } from './show-labour-targets.ts';
import { readLeaveShifts } from './show-leave-shifts.ts';
import { readCandidates, readOffers } from './show-offers.ts';
import { readSwaps } from './show-own-swaps.ts';
import { printOwnShifts, printSchedule } from './show-paper.ts';
import { readPendingSwaps } from './show-pending-swaps.ts';
import { readPositions } from './show-positions.ts';
import { showPublication, showPublications } from './show-publications.ts';
import { readReturns } from './show-returns.ts';
import { showSchedule } from './show-schedule.ts';
import { readShiftsAfter } from './show-shifts-after.ts';
import { readSwapRules } from './show-swap-rules.ts';
import { readSwap } from './show-swap.ts';
import { showTeamWeek } from './show-team-week.ts';
import { readTemplates } from './show-templates.ts';
import { readWeekSwaps } from './show-week-swaps.ts';
import { takeShift } from './take-shift.ts';
import { swapAsked } from './take-swap-step.ts';
import { withdrawOffer } from './withdraw-offer.ts';
import { withdrawProposal } from './withdraw-proposal.ts';
import { withdrawSwap } from './withdraw-swap.ts';

/** @param earnedBy by what time off is earned; nouns that come after know */
export const scheduleRoutes = (earnedBy: EarnedBy) => [
  route(contract.addPosition, addPosition),
  route(contract.readPositions, readPositions),
  route(contract.changePosition, changePosition),
  route(contract.readTemplates, readTemplates),
  route(contract.addTemplate, addTemplate),
  route(contract.changeTemplate, changeTemplate),
  route(contract.removeTemplate, removeTemplate),
  route(contract.addNeeds, addNeeds),
  route(contract.changeNeed, changeNeed),
  route(contract.removeNeed, removeNeed),
  route(contract.addShifts, addShifts),
  route(contract.changeShift, changeShift),
  route(contract.addSeries, addSeries),
  route(contract.changeSeries, changeSeries),
  route(contract.cancelShift, cancelShift),
  route(contract.changeShifts, changeShifts),
  route(contract.publishSchedule, publishSchedule),
  route(contract.readPublications, showPublications),
  route(contract.readPublication, showPublication),
  route(contract.readSchedule, showSchedule),
  route(contract.readOwnShifts, readOwnShifts),
  route(contract.readShift, readShift),
  route(contract.readTeamWeek, showTeamWeek),
  slowRoute(contract.printSchedule, printSchedule),
  slowRoute(contract.printOwnShifts, printOwnShifts),
  route(contract.readShiftsToConfirm, readShiftsToConfirm),
  route(contract.confirmShifts, confirmShifts),
  route(contract.readConfirmations, readConfirmations),
  route(contract.remindUnconfirmed, remindUnconfirmed),
  route(contract.readOffers, readOffers),
  route(contract.readCandidates, readCandidates),
  route(contract.offerShift, offerShift),
  route(contract.withdrawOffer, withdrawOffer),
  route(contract.declineOffer, declineOffer),
  route(contract.takeShift, takeShift),
  route(contract.readSwaps, readSwaps),
  route(contract.readPendingSwaps, readPendingSwaps),
  route(contract.readWeekSwaps, readWeekSwaps),
  route(contract.readSwap, readSwap),
  route(contract.readReturns, readReturns),
  route(contract.proposeSwap, proposeSwap),
  route(contract.acceptProposal, acceptProposal),
  route(contract.declineProposal, declineProposal),
  route(contract.withdrawProposal, withdrawProposal),
  route(contract.postSwapRemark, postSwapRemark),
  route(contract.approveSwap, approveSwap),
  route(contract.readSwapRules, readSwapRules),
  route(contract.changeSwapRules, changeSwapRules),
  route(contract.readLeaveShifts, readLeaveShifts),
  route(contract.readShiftsAfter, readShiftsAfter),
  ledgerRoute(contract.openShifts, openShifts(earnedBy)),
  route(contract.readCalendarFeed, readCalendarFeed),
  route(contract.makeCalendarFeed, makeCalendarFeed),
  route(contract.revokeCalendarFeed, revokeCalendarFeed),
  route(contract.readCalendar, readCalendar),
  route(contract.readShiftCalendar, readShiftCalendar),
  route(contract.readPresence, readPresence),
  route(contract.readPlanningRules, readPlanningRules),
  route(contract.changePlanningRules, changePlanningRules),
  route(contract.changeWeeklyTarget, changeWeeklyTarget),
  route(contract.readLabourTargets, readLabourTargets),
  route(contract.changeLabourTarget, changeLabourTarget),
  route(contract.readAvailability, readAvailability),
  route(contract.changeAvailability, changeAvailability),
  route(contract.setAvailabilityOn, setAvailabilityOn),
  route(contract.removeAvailabilityOn, removeAvailabilityOn),
];

/** What follows where a swap is not approved: everybody keeps their own shift, and both are told why. It is for the two to offer anew. */
export const swapSequel: RequestKindSequel = {
  asked: swapAsked,
  rejected: rejectSwap,
  withdrawn: withdrawSwap,
};
