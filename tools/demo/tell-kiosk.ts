import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../src/domain/kernel/time.ts';
import { hashPassword } from '../../src/server/kernel/passwords.ts';
import { makeBoxKeys } from '../../src/server/kernel/sealed-box.ts';
import { pairKiosk } from '../../src/server/time-clock/pair-kiosk.ts';
import { setPin } from '../../src/server/time-clock/set-pin.ts';
import type { At, Person } from './tale.ts';

/** What those of the demo type who have a PIN. */
const demoPin = '2580';

const withPin = ['Maya', 'Ben', 'Julia', 'Noor', 'Elena'];

/** A tablet stands at the front door since last week, and most people there have a PIN. Its device is nobody's: another is paired with a click. */
export async function tellKiosk(at: At, told: readonly Person[], now: Instant): Promise<void> {
  const admin = told.find(({ member }) => member.role === 'admin');
  const hash = await hashPassword(demoPin);
  if (admin === undefined || hash === undefined) throw new Error('nobody could pair the demo’s kiosk');
  const keys = await makeBoxKeys();
  const { locationId } = admin.actor;
  const since = addMilliseconds(now, -7 * 24 * millisecondsPerHour);
  await at(since, async (given) => {
    const body = { name: 'Front door', locationId };
    // The session that asks ends with it.
    const ctx = { ...given, actor: { ...admin.actor, sessionId: given.newId() } };
    expectOk(await pairKiosk.save(ctx, { params: undefined, query: undefined, body }, keys));
  });
  for (const { actor } of told.filter((one) => withPin.includes(one.member.firstName))) {
    await at(since, async (given) => {
      const input = { params: { employeeId: actor.employeeId }, query: undefined, body: { pin: demoPin } };
      expectOk(await setPin.save({ ...given, actor }, input, hash));
    });
  }
}

function expectOk(answer: AnyAnswer): void {
  if (!answer.ok) throw new Error(`the demo’s kiosk does not hold together: ${answer.refusal}`);
}
