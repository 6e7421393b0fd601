import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import { problemIn, type Client } from './client.ts';
import { aClient } from './client.ts';
import type { Employee } from './employee.ts';
import type { WorldServer } from './world.ts';

/** A device that was paired, as its browser calls. */
export interface TestKiosk {
  readonly kioskId: string;
  readonly client: Client;
  read(): Promise<Awaited<ReturnType<typeof readOf>>>;
  /** What the page sends of a press. */
  press(who: Employee, kind: PunchKind, pin: string, more?: object): Promise<object>;
  enter(who: Employee, pin: string): ReturnType<Client['call']>;
}

const readOf = async (client: Client) => {
  const answer = await client.call(contract.readKiosk);
  if (!answer.ok) throw new Error(`the kiosk was refused: ${answer.refusal}`);
  return answer.value;
};

/** Pairs a device: somebody signs in on it and makes it the kiosk of their location. */
export async function paired(
  server: WorldServer,
  by: Employee,
  locationId = by.locationId,
  name = 'Front door',
): Promise<TestKiosk> {
  const session = await server.as(by);
  const { method, path } = contract.pairKiosk;
  const reply = await session.send(method, path, { name, locationId });
  if (reply.status !== 200) throw new Error(`not paired: ${problemIn(reply.text).code}`);
  const { kioskId } = JSON.parse(reply.text) as { kioskId: string };
  const kept = reply.headers.getSetCookie().find((one) => one.startsWith('meridian_kiosk='));
  const client = aClient(server.url, kept?.split(';')[0]);
  return {
    kioskId,
    client,
    read: () => readOf(client),
    enter: (who, pin) => client.call(contract.confirmPin, { params: { employeeId: who.employeeId }, body: { pin } }),
    async press({ employeeId }, kind, pin, more = {}) {
      const id = v7();
      const { publicKey } = await readOf(client);
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
      const sealing = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
      const sealed = publicEncrypt(sealing, Buffer.from(JSON.stringify([employeeId, id, pin]))).toString('base64');
      return { employeeId, id, kind, offline: false, proof: { kioskId, sealed }, ...more };
    },
  };
}
