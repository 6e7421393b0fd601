import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { readPayPolicies, type HasClosedWeek } from './read.ts';
import { setPayPolicy } from './set-pay-policy.ts';

/** @param hasClosedWeek what the time cards say of weeks that a policy must not pay anew */
export const payRuleRoutes = (hasClosedWeek: HasClosedWeek) => [
  route(contract.readPayPolicies, readPayPolicies),
  ledgerRoute(contract.setPayPolicy, setPayPolicy(hasClosedWeek)),
];
