import { contract } from '../../contract/index.ts';
import type { RequestKindSequel } from '../approvals/answer-request.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { adjustmentAsked } from './ask-adjustment.ts';
import { correctEntry } from './correct-entry.ts';
import { readAdjustments, readPendingAdjustment, readPendingAdjustments, readRecordedDay } from './read-adjustments.ts';
import { explainEffect, explainEffectOnDay, readEffect, readEffectOnDay } from './read-effect.ts';
import { mayAskAgain } from './read.ts';
import { requestAdjustment } from './request-adjustment.ts';
import { tellRejected } from './tell-rejected.ts';

export const adjustmentRoutes = [
  route(contract.readRecordedDay, readRecordedDay),
  route(contract.readAdjustments, readAdjustments),
  ledgerRoute(contract.requestAdjustment, requestAdjustment),
  route(contract.readPendingAdjustments, readPendingAdjustments),
  route(contract.readPendingAdjustment, readPendingAdjustment),
  route(contract.readEffect, readEffect),
  route(contract.readEffectOnDay, readEffectOnDay),
  route(contract.explainEffect, explainEffect),
  route(contract.explainEffectOnDay, explainEffectOnDay),
  ledgerRoute(contract.approveAdjustment, approveAdjustment),
  ledgerRoute(contract.correctEntry, correctEntry),
];

/** What follows where an adjustment is answered without being recorded: the person is told, and their screens read again. */
export const adjustmentSequel: RequestKindSequel = {
  asked: adjustmentAsked,
  rejected: tellRejected,
  withdrawn: async (ctx, { request }) => ctx.announce(request, 'clock'),
  again: { mayWait: mayAskAgain, reopened: async (ctx, request) => ctx.announce(request, 'clock') },
};
