import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeLocation } from './change-location.ts';
import { changePreferences } from './change-preferences.ts';
import { chooseLocation } from './choose-location.ts';
import { closeLocation } from './close-location.ts';
import { openLocation } from './open-location.ts';
import { readSupportContacts, readLocations, readPayRates } from './read.ts';
import { reopenLocation } from './reopen-location.ts';
import { setPayRate } from './set-pay-rate.ts';

export const peopleRoutes = [
  route(contract.readLocations, readLocations),
  route(contract.addLocation, openLocation),
  route(contract.changeLocation, changeLocation),
  route(contract.closeLocation, closeLocation),
  route(contract.reopenLocation, reopenLocation),
  route(contract.chooseLocation, chooseLocation),
  route(contract.changePreferences, changePreferences),
  route(contract.readSupportContacts, readSupportContacts),
  route(contract.readPayRates, readPayRates),
  route(contract.setPayRate, setPayRate),
];
