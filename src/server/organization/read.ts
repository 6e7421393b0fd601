import type { Admission, readAdmission as endpoint } from '../../contract/organization.ts';
import { accept } from '../../domain/kernel/result.ts';
import { shownJoinCode } from '../../domain/organization/admission.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findJoinCode } from './join-codes.repository.ts';
import { findClaimedOrganization, readOrganization } from './repository.ts';

/** What other nouns may ask of an organization. */
export { findByJoinCode } from './join-codes.repository.ts';
export {
  findFirstLocation,
  findLocation,
  listLocations,
  lockLocation,
  type StoredLocation,
} from './locations.repository.ts';
export { findClaimedOrganization, lockOrganization, readOrganization } from './repository.ts';

/** How people come in to an organization, as its admins see it. */
export async function admissionOf(tx: Transaction, organizationId: string): Promise<Admission> {
  const { admission: way } = await readOrganization(tx, organizationId);
  const code = await findJoinCode(tx, organizationId);
  const mayBeOpen = (await findClaimedOrganization(tx)) === organizationId;
  return { way, code: code === undefined ? null : shownJoinCode(code), mayBeOpen };
}

export const readAdmission: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept(await admissionOf(tx, actor.organizationId));
