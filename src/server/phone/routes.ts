import { contract } from '../../contract/index.ts';
import { countedRoute, route, slowRoute, type Route } from '../kernel/route.ts';
import { askPhoneCode, type PhoneOffer } from './ask-phone-code.ts';
import { askToVerifyPhone } from './ask-to-verify-phone.ts';
import { readOwnPhone } from './read.ts';
import { removePhone } from './remove-phone.ts';
import { signInByPhone } from './sign-in-by-phone.ts';
import { verifyPhone } from './verify-phone.ts';

export const phoneRoutes = (offer: PhoneOffer): readonly Route[] => [
  countedRoute(contract.askPhoneCode, askPhoneCode(offer)),
  slowRoute(contract.signInByPhone, signInByPhone(offer)),
  route(contract.readOwnPhone, readOwnPhone(offer)),
  countedRoute(contract.askToVerifyPhone, askToVerifyPhone(offer)),
  slowRoute(contract.verifyPhone, verifyPhone(offer)),
  route(contract.removePhone, removePhone),
];
