import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { changeEmployee } from './change-employee.ts';
import { changeRole } from './change-role.ts';
import { readEmployee, readTeam } from './read.ts';
import { reinstateEmployee } from './reinstate-employee.ts';
import { suspendEmployee } from './suspend-employee.ts';

export const teamRoutes = [
  route(contract.readTeam, readTeam),
  route(contract.readEmployee, readEmployee),
  route(contract.changeEmployee, changeEmployee),
  route(contract.changeRole, changeRole),
  route(contract.suspendEmployee, suspendEmployee),
  route(contract.reinstateEmployee, reinstateEmployee),
];
