import { contract } from '../../contract/index.ts';
import { ledgerRoute, sharedRoute } from '../kernel/route.ts';
import { recordPunches } from './record-punches.ts';
import { undoPunch } from './undo-punch.ts';

export const timeClockRoutes = [
  sharedRoute(contract.recordPunch, recordPunches),
  ledgerRoute(contract.undoPunch, undoPunch),
];
