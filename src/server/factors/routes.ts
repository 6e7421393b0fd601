import { contract } from '../../contract/index.ts';
import { route, slowRoute, type Route } from '../kernel/route.ts';
import { confirmTotp } from './confirm-totp.ts';
import { readFactors } from './read.ts';
import { removeTotp } from './remove-totp.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { startTotp } from './start-totp.ts';

export const factorsRoutes: readonly Route[] = [
  route(contract.readFactors, readFactors),
  route(contract.startTotp, startTotp),
  slowRoute(contract.confirmTotp, confirmTotp),
  route(contract.removeTotp, removeTotp),
  route(contract.replaceRecoveryCodes, replaceRecoveryCodes),
];
