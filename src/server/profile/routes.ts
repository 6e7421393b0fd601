import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read.ts';
import { showRestricted } from './show-restricted.ts';

export const profileRoutes = [
  route(contract.readProfile, readProfile),
  route(contract.changeProfile, changeProfile),
  route(contract.showRestricted, showRestricted),
];
