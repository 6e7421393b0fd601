import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { readPayPolicies } from './read.ts';
import { setPayPolicy } from './set-pay-policy.ts';
import { previewPayPolicy } from './show-effect.ts';

export const payRuleRoutes = [
  route(contract.readPayPolicies, readPayPolicies),
  route(contract.previewPayPolicy, previewPayPolicy),
  ledgerRoute(contract.setPayPolicy, setPayPolicy),
];
