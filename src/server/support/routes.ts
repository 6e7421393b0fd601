import { contract } from '../../contract/index.ts';
import { countedRoute, route, type Route } from '../kernel/route.ts';
import { answerSupport } from './answer-support.ts';
import { askSupport } from './ask-support.ts';
import { closeSupport } from './close-support.ts';
import { readOwnSupportRequests, readSupportRequests } from './read.ts';

export const supportRoutes: readonly Route[] = [
  countedRoute(contract.askSupport, askSupport),
  route(contract.readOwnSupportRequests, readOwnSupportRequests),
  route(contract.readSupportRequests, readSupportRequests),
  route(contract.answerSupport, answerSupport),
  route(contract.closeSupport, closeSupport),
];
