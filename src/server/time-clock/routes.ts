import { contract } from '../../contract/index.ts';
import { numberedRoute, route, sharedRoute, slowRoute } from '../kernel/route.ts';
import { confirmPin } from './confirm-pin.ts';
import { pairKiosk } from './pair-kiosk.ts';
import { readKiosk, readKioskPhoto } from './read-kiosk.ts';
import { readKiosks, readOwnPin, readPins } from './read-kiosks.ts';
import { recordAtKiosk } from './record-at-kiosk.ts';
import { recordPunches } from './record-punches.ts';
import { revokeKiosk } from './revoke-kiosk.ts';
import { setPin } from './set-pin.ts';
import type { ReadLongestShifts } from './take-presses.ts';
import { undoPunch } from './undo-punch.ts';

/** @param readLongestShifts what the pay rules hold possible */
export const timeClockRoutes = (readLongestShifts: ReadLongestShifts) => [
  sharedRoute(contract.recordPunch, recordPunches(readLongestShifts)),
  numberedRoute(contract.undoPunch, undoPunch),
  route(contract.readKiosk, readKiosk),
  route(contract.readKioskPhoto, readKioskPhoto),
  slowRoute(contract.confirmPin, confirmPin),
  slowRoute(contract.recordAtKiosk, recordAtKiosk(readLongestShifts)),
  route(contract.readKiosks, readKiosks),
  slowRoute(contract.pairKiosk, pairKiosk),
  route(contract.revokeKiosk, revokeKiosk),
  route(contract.readPins, readPins),
  route(contract.readOwnPin, readOwnPin),
  slowRoute(contract.setPin, setPin),
];
