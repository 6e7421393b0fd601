import type { readLinkedSignIns as endpoint } from '../../contract/openid.ts';
import { accept } from '../../domain/kernel/result.ts';
import { decideUnlinking } from '../../domain/openid/decide-linking.ts';
import type { UseCase } from '../kernel/route.ts';
import { readSignIn } from '../people/read.ts';
import type { OpenidGateway } from './openid.gateway.ts';
import { listLinkedSignIns } from './repository.ts';

/** By whom a person may sign in, and by whom they could. One whose provider is configured no more is shown by its id. */
export const readLinkedSignIns =
  ({ providers }: OpenidGateway): UseCase<typeof endpoint> =>
  async ({ tx, actor }) => {
    const rows = await listLinkedSignIns(tx, actor.userId);
    const { passwordHash } = await readSignIn(tx, actor.userId);
    const linked = rows.map(({ provider, email, linkedAt }) => ({
      id: provider,
      name: providers.find(({ id }) => id === provider)?.name ?? provider,
      email,
      linkedAt,
    }));
    const others = providers.filter(({ id }) => rows.every(({ provider }) => provider !== id));
    return accept({
      linked,
      others: others.map(({ id, name }) => ({ id, name })),
      mayUnlink: decideUnlinking({ hasPassword: passwordHash !== null, linked: rows.length }).ok,
    });
  };
