import { contract } from '../../contract/index.ts';
import { route, slowRoute, type Route } from '../kernel/route.ts';
import { askProvider } from './ask-provider.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { askToLink } from './ask-to-link.ts';
import type { OpenidGateway } from './openid.gateway.ts';
import { readLinkedSignIns } from './read.ts';
import { takeAnswer } from './take-answer.ts';
import { unlinkSignIn } from './unlink-sign-in.ts';

export const openidRoutes = (openid: OpenidGateway): readonly Route[] => [
  slowRoute(contract.askProvider, askProvider(openid)),
  slowRoute(contract.takeAnswer, takeAnswer(openid)),
  route(contract.readLinkedSignIns, readLinkedSignIns(openid)),
  slowRoute(contract.askToLink, askToLink(openid)),
  slowRoute(contract.askToConfirm, askToConfirm(openid)),
  route(contract.unlinkSignIn, unlinkSignIn),
];
