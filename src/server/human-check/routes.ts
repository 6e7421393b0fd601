import { contract } from '../../contract/index.ts';
import { route, type Route } from '../kernel/route.ts';
import { readHumanCheck } from './read.ts';

export const humanCheckRoutes: readonly Route[] = [route(contract.readHumanCheck, readHumanCheck)];
