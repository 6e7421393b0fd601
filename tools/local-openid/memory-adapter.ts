import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

const most = 1_000;
const longestSeconds = 900;

/** Keeps what the provider hands out for as long as the process lives: a sign-in that a restart interrupts begins anew. */
export function memoryAdapter(): (model: string) => Adapter {
  const all = new Map<string, Kept>();
  const find = async (key: string): Promise<AdapterPayload | undefined> => {
    const kept = all.get(key);
    return kept !== undefined && kept.until > Date.now() ? kept.payload : undefined;
  };
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const remove = async (matches: (payload: AdapterPayload) => boolean): Promise<void> => {
      for (const [key, { payload }] of all) if (key.startsWith(`${model}:`) && matches(payload)) all.delete(key);
    };
    return {
      async upsert(id, payload, expiresIn) {
        all.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? longestSeconds) * 1_000 });
        const [oldest] = all.keys();
        if (all.size > most && oldest !== undefined) all.delete(oldest);
      },
      find: (id) => find(keyOf(id)),
      findByUid: async (uid) =>
        [...all].find(([key, { payload }]) => key.startsWith(`${model}:`) && payload.uid === uid)?.[1].payload,
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = await find(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        all.delete(keyOf(id));
      },
      revokeByGrantId: (grantId) => remove((payload) => payload.grantId === grantId),
    };
  };
}
