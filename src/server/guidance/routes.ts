import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { closeFirstSteps } from './close-first-steps.ts';
import { readFirstSteps } from './read.ts';

export const guidanceRoutes = [
  route(contract.readFirstSteps, readFirstSteps),
  route(contract.closeFirstSteps, closeFirstSteps),
];
