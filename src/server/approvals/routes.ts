import { contract } from '../../contract/index.ts';
import { route, type Route } from '../kernel/route.ts';
import type { RequestKindSequel } from './answer-request.ts';
import { readDecisions, readPendingRequests, readRequest } from './read.ts';
import { rejectRequest } from './reject-request.ts';
import { reopenRequest } from './reopen-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

/** @param sequels what each kind of request is, and sets in motion, from the nouns that know */
export const approvalRoutes = (sequels: readonly RequestKindSequel[]): readonly Route[] => [
  route(contract.readPendingRequests, readPendingRequests),
  route(contract.readDecisions, readDecisions(sequels)),
  route(contract.readRequest, readRequest(sequels)),
  route(contract.rejectRequest, rejectRequest(sequels)),
  route(contract.reopenRequest, reopenRequest(sequels)),
  route(contract.withdrawRequest, withdrawRequest(sequels)),
];
