import type { Client } from './client.ts';
import type { Employee } from './employee.ts';
import { aWorld, type World, type WorldServer } from './world.ts';

/** A place with its manager, and the admin of the organization. */
export interface Wharf {
  readonly world: World;
  readonly server: WorldServer;
  /** The location's id. */
  readonly wharf: string;
  readonly boss: Employee;
  readonly manager: Client;
  readonly admin: Client;
}

async function openWharf(): Promise<Wharf> {
  const world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
  return { world, server, wharf: boss.locationId, boss, manager, admin };
}

/** The wharf of a file of tests: it begins before them, and is here from then on. */
export function aWharf() {
  let begun: Wharf | undefined;
  return {
    begin: async (): Promise<Wharf> => (begun = await openWharf()),
    here(): Wharf {
      if (begun === undefined) throw new Error('the wharf has not begun');
      return begun;
    },
  };
}
