import type { readOwnPhone as endpoint } from '../../contract/phone.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import type { PhoneOffer } from './ask-phone-code.ts';
import { findPhone } from './repository.ts';

export { findPhone } from './repository.ts';

/** By which number a person may sign in. */
export const readOwnPhone =
  ({ isOffered }: PhoneOffer): UseCase<typeof endpoint> =>
  async ({ tx, actor }) =>
    accept({ isOffered, verified: (await findPhone(tx, actor.userId)) ?? null });
