import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changePreferences } from './change-preferences.ts';
import { readContacts } from './read.ts';

export const peopleRoutes = [
  route(contract.changePreferences, changePreferences),
  route(contract.readSupportContacts, readContacts),
];
