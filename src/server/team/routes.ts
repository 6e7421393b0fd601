import { contract } from '../../contract/index.ts';
import { countedRoute, route } from '../kernel/route.ts';
import type { WhoRecorded } from '../people/read.ts';
import { changeEmployee } from './change-employee.ts';
import { changeRole } from './change-role.ts';
import { importPeople } from './import-people.ts';
import { previewImport, readEmployee, readImports, readTeam } from './read.ts';
import { reinstateEmployee } from './reinstate-employee.ts';
import { suspendEmployee } from './suspend-employee.ts';
import { undoImport } from './undo-import.ts';

/** @param whoRecorded who has recorded times; the time clock knows */
export const teamRoutes = (whoRecorded: WhoRecorded) => [
  route(contract.readTeam, readTeam),
  route(contract.readEmployee, readEmployee),
  route(contract.changeEmployee, changeEmployee(whoRecorded)),
  route(contract.changeRole, changeRole),
  route(contract.suspendEmployee, suspendEmployee),
  route(contract.reinstateEmployee, reinstateEmployee),
  route(contract.readImports, readImports),
  route(contract.previewImport, previewImport),
  countedRoute(contract.importPeople, importPeople),
  route(contract.undoImport, undoImport),
];
