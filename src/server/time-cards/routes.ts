import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { readClock, readTimeCard } from './read.ts';

// The clock's figures are those of the time card, so its reading stands here.
export const timeCardRoutes = [route(contract.readClock, readClock), route(contract.readTimeCard, readTimeCard)];
