import { contract } from '../../contract/index.ts';
import { countedRoute, route } from '../kernel/route.ts';
import { changeEmployee } from './change-employee.ts';
import { changeRole } from './change-role.ts';
import { importPeople } from './import-people.ts';
import { previewImport, readEmployee, readImports, readTeam } from './read.ts';
import { reinstateEmployee } from './reinstate-employee.ts';
import { suspendEmployee } from './suspend-employee.ts';
import { undoImport } from './undo-import.ts';

export const teamRoutes = [
  route(contract.readTeam, readTeam),
  route(contract.readEmployee, readEmployee),
  route(contract.changeEmployee, changeEmployee),
  route(contract.changeRole, changeRole),
  route(contract.suspendEmployee, suspendEmployee),
  route(contract.reinstateEmployee, reinstateEmployee),
  route(contract.readImports, readImports),
  route(contract.previewImport, previewImport),
  countedRoute(contract.importPeople, importPeople),
  route(contract.undoImport, undoImport),
];
