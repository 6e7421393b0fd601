import { contract } from '../../contract/index.ts';
import { route, slowRoute } from '../kernel/route.ts';
import { askExport } from './ask-export.ts';
import { exportPayments } from './export-payments.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { exportTimeCards } from './export-time-cards.ts';
import { downloadExport, exportTimeCard, readExports } from './read.ts';

export const reportRoutes = [
  route(contract.exportPersonalData, exportPersonalData),
  route(contract.exportTimeCard, exportTimeCard),
  slowRoute(contract.exportPayments, exportPayments),
  slowRoute(contract.exportTimeCards, exportTimeCards),
  route(contract.askExport, askExport),
  route(contract.readExports, readExports),
  route(contract.downloadExport, downloadExport),
];
