import type { readLinkedSignIns as endpoint } from '../../contract/openid.ts';
import { decideUnlinking } from '../../domain/factors/decide-removal.ts';
import { accept } from '../../domain/kernel/result.ts';
import { listLinkedSignIns, readWaysIn } from '../factors/read.ts';
import type { UseCase } from '../kernel/route.ts';
import type { OpenidGateway } from './openid.gateway.ts';

/** By whom a person may sign in, and by whom they could. One whose provider is configured no more is shown by its id. */
export const readLinkedSignIns =
  ({ providers }: OpenidGateway): UseCase<typeof endpoint> =>
  async ({ tx, actor }) => {
    const rows = await listLinkedSignIns(tx, actor.userId);
    const ways = await readWaysIn(tx, actor.userId);
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
      mayUnlink: decideUnlinking({ ...ways, linked: ways.linked - 1 }).ok,
    });
  };
