import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { exportPersonalData } from './export-personal-data.ts';

export const reportRoutes = [route(contract.exportPersonalData, exportPersonalData)];
