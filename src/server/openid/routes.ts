import { contract } from '../../contract/index.ts';
import { slowRoute, type Route } from '../kernel/route.ts';
import { askProvider } from './ask-provider.ts';
import type { OpenidGateway } from './openid.gateway.ts';
import { takeAnswer } from './take-answer.ts';

export const openidRoutes = (openid: OpenidGateway): readonly Route[] => [
  slowRoute(contract.askProvider, askProvider(openid)),
  slowRoute(contract.takeAnswer, takeAnswer(openid)),
];
