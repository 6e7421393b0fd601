import { contract } from '../../contract/index.ts';
import { route, slowRoute } from '../kernel/route.ts';
import { askExport } from './ask-export.ts';
import { exportAttendance } from './export-attendance.ts';
import { exportLabour } from './export-labour.ts';
import { exportPayments } from './export-payments.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { exportTimeCards } from './export-time-cards.ts';
import { downloadExport, exportTimeCard, readExports } from './read.ts';
import { readAttendance } from './show-attendance.ts';
import { readLabour } from './show-labour.ts';

export const reportRoutes = [
  route(contract.exportPersonalData, exportPersonalData),
  route(contract.exportTimeCard, exportTimeCard),
  slowRoute(contract.exportPayments, exportPayments),
  slowRoute(contract.exportTimeCards, exportTimeCards),
  route(contract.askExport, askExport),
  route(contract.readExports, readExports),
  route(contract.downloadExport, downloadExport),
  route(contract.readLabour, readLabour),
  slowRoute(contract.exportLabour, exportLabour),
  route(contract.readAttendance, readAttendance),
  slowRoute(contract.exportAttendance, exportAttendance),
];
