import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { acceptMealWaiver } from './accept-meal-waiver.ts';
import { approveTimeCard, approveTimeCards } from './approve-time-cards.ts';
import { explainCard } from './explain-card.ts';
import { lockTimeCard, lockTimeCards } from './lock-time-cards.ts';
import { previewPayPolicy } from './preview-pay-policy.ts';
import { readCard } from './read-card.ts';
import { readMealWaivers } from './read-meal-waivers.ts';
import { readEarlierCards, readTimeCards } from './read-time-cards.ts';
import { readClock, readTimeCard, readTimeCardsBetween } from './read.ts';
import { reopenTimeCard } from './reopen-time-card.ts';
import { revokeMealWaiver } from './revoke-meal-waiver.ts';
import { signTimeCard } from './sign-time-card.ts';
import { tellWorkedMeal } from './tell-worked-meal.ts';

export const timeCardRoutes = [
  // The clock's figures are those of the time card, so its reading stands here.
  route(contract.readClock, readClock),
  route(contract.readTimeCard, readTimeCard),
  route(contract.readTimeCardsBetween, readTimeCardsBetween),
  // So are those of rules that are not in force yet.
  route(contract.previewPayPolicy, previewPayPolicy),
  route(contract.readTimeCards, readTimeCards),
  route(contract.readCard, readCard),
  route(contract.explainCard, explainCard),
  route(contract.readEarlierCards, readEarlierCards),
  ledgerRoute(contract.signTimeCard, signTimeCard),
  ledgerRoute(contract.tellWorkedMeal, tellWorkedMeal),
  ledgerRoute(contract.approveTimeCard, approveTimeCard),
  ledgerRoute(contract.approveTimeCards, approveTimeCards),
  ledgerRoute(contract.lockTimeCard, lockTimeCard),
  ledgerRoute(contract.lockTimeCards, lockTimeCards),
  ledgerRoute(contract.reopenTimeCard, reopenTimeCard),
  route(contract.readMealWaivers, readMealWaivers),
  ledgerRoute(contract.acceptMealWaiver, acceptMealWaiver),
  ledgerRoute(contract.revokeMealWaiver, revokeMealWaiver),
];
