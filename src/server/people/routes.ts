import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeLocation } from './change-location.ts';
import { changePreferences } from './change-preferences.ts';
import { chooseLocation } from './choose-location.ts';
import { closeLocation } from './close-location.ts';
import { openLocation } from './open-location.ts';
import { readSupportContacts, readLocations, readPayRates, type CountShiftsToCome, type WhoRecorded } from './read.ts';
import { reopenLocation } from './reopen-location.ts';
import { setPayRate } from './set-pay-rate.ts';

/**
 * @param whoRecorded who has recorded times, by which a new time zone counts from the next week on; the time clock knows
 * @param countShiftsToCome how many published shifts a location would leave without a place; the schedule knows
 */
export const peopleRoutes = (whoRecorded: WhoRecorded, countShiftsToCome: CountShiftsToCome) => [
  route(contract.readLocations, readLocations(whoRecorded)),
  route(contract.addLocation, openLocation(whoRecorded)),
  route(contract.changeLocation, changeLocation(whoRecorded)),
  route(contract.closeLocation, closeLocation(whoRecorded, countShiftsToCome)),
  route(contract.reopenLocation, reopenLocation(whoRecorded)),
  route(contract.chooseLocation, chooseLocation),
  route(contract.changePreferences, changePreferences),
  route(contract.readSupportContacts, readSupportContacts),
  route(contract.readPayRates, readPayRates),
  route(contract.setPayRate, setPayRate),
];
