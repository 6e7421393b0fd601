import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { exportTimeCard } from './read.ts';

export const reportRoutes = [
  route(contract.exportPersonalData, exportPersonalData),
  route(contract.exportTimeCard, exportTimeCard),
];
