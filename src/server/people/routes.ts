import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { changePreferences } from './change-preferences.ts';
import { readContacts, readPayRates } from './read.ts';
import { setPayRate } from './set-pay-rate.ts';

export const peopleRoutes = [
  route(contract.changePreferences, changePreferences),
  route(contract.readSupportContacts, readContacts),
  route(contract.readPayRates, readPayRates),
  ledgerRoute(contract.setPayRate, setPayRate),
];
