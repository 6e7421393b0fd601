import { contract } from '../../contract/index.ts';
import { route, slowRoute } from '../kernel/route.ts';
import { changeEmergencyContacts } from './change-emergency-contacts.ts';
import { changePhoto } from './change-photo.ts';
import { changeProfile } from './change-profile.ts';
import { readEmergencyContacts, readPhoto, readProfile } from './read.ts';
import { removePhoto } from './remove-photo.ts';
import { showEmergencyContacts } from './show-emergency-contacts.ts';
import { showRestricted } from './show-restricted.ts';

export const profileRoutes = [
  route(contract.readProfile, readProfile),
  route(contract.changeProfile, changeProfile),
  route(contract.showRestricted, showRestricted),
  slowRoute(contract.changePhoto, changePhoto),
  route(contract.removePhoto, removePhoto),
  route(contract.readPhoto, readPhoto),
  route(contract.readEmergencyContacts, readEmergencyContacts),
  route(contract.changeEmergencyContacts, changeEmergencyContacts),
  route(contract.showEmergencyContacts, showEmergencyContacts),
];
