import { contract } from '../../contract/index.ts';
import { route, type Route } from '../kernel/route.ts';
import { chooseAdmission } from './choose-admission.ts';
import { readAdmission } from './read.ts';
import { replaceJoinCode } from './replace-join-code.ts';

export const organizationRoutes: readonly Route[] = [
  route(contract.readAdmission, readAdmission),
  route(contract.chooseAdmission, chooseAdmission),
  route(contract.replaceJoinCode, replaceJoinCode),
];
