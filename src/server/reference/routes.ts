import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { listLocations, listMessages, listPayroll, listShifts, listTeams, listTimeEntries, listUsers } from './read.ts';

export const referenceRoutes = [
  route(contract.listLocations, listLocations),
  route(contract.listUsers, listUsers),
  route(contract.listTimeEntries, listTimeEntries),
  route(contract.listShifts, listShifts),
  route(contract.listPayroll, listPayroll),
  route(contract.listMessages, listMessages),
  route(contract.listTeams, listTeams),
];
