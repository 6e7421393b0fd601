import * as z from 'zod/mini';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import type { recordAtKiosk as endpoint } from '../../contract/time-clock/kiosk.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { isTakenAtKiosk } from '../../domain/time-clock/kiosk-press.ts';
import { timeOfPunch } from '../../domain/time-clock/punch-time.ts';
import type { Context } from '../kernel/context.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { openBox } from '../kernel/sealed-box.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { boxPlace, findPresser, findSealer, noteKioskOfPunch, noteUse, type StoredKiosk } from './kiosks.repository.ts';
import { openKiosk } from './open-kiosk.ts';
import { takePresses, type ReadLongestShifts } from './take-presses.ts';
import { checkPin, forgivePin, throttlePin, type PinTry } from './throttle-pin.ts';

type Body = InputOf<typeof endpoint>['body'];

interface Tried extends PinTry {
  readonly hash: string;
  /** What was sealed with the press; undefined where it was sealed for another, or by another. */
  readonly pin: string | undefined;
  /** Where the kiosk stood at which it was pressed. */
  readonly locationId: string;
  readonly locationZone: Zone;
}

/**
 * Records a punch that was pressed at a kiosk, by the same way as any other. The PIN comes sealed with it, so that what was pressed without the
 * network is of its person too: nothing is recorded before it fits.
 */
export const recordAtKiosk = (readLongestShifts: ReadLongestShifts): SlowUseCase<typeof endpoint, Tried, Tried> => ({
  async load(ctx, { body }) {
    const opened = await openKiosk(ctx);
    if (!opened.ok) return opened;
    const kiosk = opened.value;
    const { pin, locationId, locationZone } = await unsealed(ctx, kiosk, body);
    const { employeeId } = body;
    const presser = await findPresser(ctx.tx, kiosk.organizationId, locationId, employeeId);
    const time = timeOfPunch(body, ctx.now);
    const press = { ...body, pressedAt: time.ok ? time.value : ctx.now };
    if (presser === undefined || !isTakenAtKiosk(presser, press)) return refuse('not_found');
    const throttled = await throttlePin(ctx, { kiosk, employeeId });
    if (!throttled.ok) return throttled;
    return accept({ kiosk, employeeId, hash: throttled.value, pin, locationId, locationZone });
  },

  async work(tried) {
    const checked = await checkPin(tried.hash, tried.pin);
    return checked.ok ? accept(tried) : checked;
  },

  /** The right PIN is no mistake, whatever becomes of the punch. */
  keep: forgivePin,

  async save(ctx, { body }, tried) {
    const { kiosk, employeeId, locationId, locationZone } = tried;
    const { organizationId } = kiosk;
    await enterOrganization(ctx.tx, organizationId);
    await noteUse(ctx.tx, kiosk, ctx.now);
    const presser = { organizationId, employeeId, locationId, locationZone };
    const press = { presser, at: 'kiosk', body, receivedAt: ctx.now } as const;
    const [answer] = await takePresses(ctx, organizationId, [press], readLongestShifts);
    if (answer === undefined) throw new Error('a press was not answered');
    if (answer.ok) {
      await noteKioskOfPunch(ctx.tx, { organizationId, punchId: body.id, kioskId: body.proof.kioskId });
    }
    return answer;
  },
});

/** What was sealed, by which kiosk of the organization; where its key is not known, where this kiosk stands. */
async function unsealed(ctx: Context, kiosk: StoredKiosk, { id, employeeId, proof }: Body) {
  const { organizationId } = kiosk;
  const sealer = await findSealer(ctx.tx, organizationId, proof.kioskId);
  if (sealer === undefined) return { pin: undefined, locationId: kiosk.locationId, locationZone: kiosk.zone };
  const { privateKeySealed, ...place } = sealer;
  const key = ctx.vault.open(boxPlace({ organizationId, kioskId: proof.kioskId }), privateKeySealed);
  const clear = openBox(key, Buffer.from(proof.sealed, 'base64'));
  const told = z.safeParse(z.tuple([z.literal(employeeId), z.literal(id), z.string()]), parsed(clear));
  return { ...place, pin: told.success ? told.data[2] : undefined };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Sealed with our key, but by no page of ours.
    return undefined;
  }
}
