import type { confirmPin as endpoint } from '../../contract/time-clock/kiosk.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { listPeopleOfKiosk, noteUse, type PersonAtKiosk } from './kiosks.repository.ts';
import { openKiosk } from './open-kiosk.ts';
import { readLedgers } from './repository.ts';
import { checkPin, forgivePin, throttlePin, type PinTry } from './throttle-pin.ts';

interface Tried extends PinTry, Pick<PersonAtKiosk, 'language' | 'hourCycle'> {
  readonly hash: string;
  readonly answersHere: boolean;
}

/** Somebody at a kiosk shows who they are; what they may press now is answered. */
export const confirmPin: SlowUseCase<typeof endpoint, Tried, Tried> = {
  async load(ctx, { params: { employeeId } }) {
    const opened = await openKiosk(ctx);
    if (!opened.ok) return opened;
    const kiosk = opened.value;
    const [person] = await listPeopleOfKiosk(ctx.tx, kiosk.organizationId, kiosk.locationId, employeeId);
    if (person === undefined) return refuse('not_found');
    const throttled = await throttlePin(ctx, { kiosk, employeeId });
    if (!throttled.ok) return throttled;
    const answersHere = mayAt({ ...person, locationIds: [kiosk.locationId] }, 'pair_kiosks', kiosk.locationId);
    const { language, hourCycle } = person;
    return accept({ kiosk, employeeId, hash: throttled.value, language, hourCycle, answersHere });
  },

  async work(tried, { body }) {
    const checked = await checkPin(tried.hash, body.pin);
    return checked.ok ? accept(tried) : checked;
  },

  async save(ctx, _, tried) {
    const { kiosk, employeeId, language, hourCycle, answersHere } = tried;
    await enterOrganization(ctx.tx, kiosk.organizationId);
    await forgivePin(ctx, tried);
    await noteUse(ctx.tx, kiosk, ctx.now);
    const ledgers = await readLedgers(ctx.tx, kiosk.organizationId, [{ employeeId, at: ctx.now }], []);
    return accept({ ...clockStateOf(ledgers.of(employeeId).punches), language, hourCycle, answersHere });
  },
};
