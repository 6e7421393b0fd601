import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { readOutbox } from './read.ts';

/** In development and in the demo only. */
export const outboxRoutes = [route(contract.readOutbox, readOutbox)];
