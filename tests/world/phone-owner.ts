import type { Phone } from '../../src/domain/kernel/phone.ts';
import { problemIn, type Client, type Reply } from './client.ts';
import type { Employee } from './employee.ts';
import { number, verifies } from './telephone.ts';
import { aWorld, type World, type WorldServer } from './world.ts';

export const second = 1_000;
export const minute = 60 * second;

export const codeOf = ({ status, text }: Reply): string | number => (status < 400 ? status : problemIn(text).code);
export const waitOf = ({ text }: Reply): number =>
  (problemIn(text).details as { retryAfterSeconds: number } | undefined)?.retryAfterSeconds ?? 0;
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody whose number is verified, in the session in which it was. */
export interface PhoneOwner {
  readonly ana: Employee;
  readonly session: Client;
  readonly hers: Phone;
}

/** Telephones of a file of tests: they begin before them, and each test has an owner of its own, on a day of its own. */
export function telephones() {
  let begun: { readonly world: World; readonly server: WorldServer } | undefined;
  let count = 0;
  let numbers = 200;
  let networks = 0;

  async function begin() {
    const world = await aWorld();
    begun = { world, server: await world.serve({ trustedProxies: ['127.0.0.1'], poolSize: 10 }) };
    return begun;
  }

  /** Far from every other, so that each test is about its own limit. */
  const aNumber = (): Phone => number(`(212) ${(numbers += 1)}-0142`);

  const aNetwork = (): string => `10.9.${((networks += 1) >> 8) % 256}.${networks % 256}`;

  async function owner(): Promise<PhoneOwner> {
    if (begun === undefined) throw new Error('the telephones have not begun');
    const { world, server } = begun;
    world.clock.advance(25 * 60 * minute);
    count += 1;
    const hers = aNumber();
    const ana = await world.employee(`Ana${count}`);
    const session = await server.as(ana);
    await verifies(world, session, hers);
    return { ana, session, hers };
  }

  return { begin, owner, aNumber, aNetwork };
}
