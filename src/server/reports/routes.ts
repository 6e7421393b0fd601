import { contract } from '../../contract/index.ts';
import { route, slowRoute } from '../kernel/route.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { exportTimeCards } from './export-time-cards.ts';
import { exportTimeCard } from './read.ts';

export const reportRoutes = [
  route(contract.exportPersonalData, exportPersonalData),
  route(contract.exportTimeCard, exportTimeCard),
  slowRoute(contract.exportTimeCards, exportTimeCards),
];
