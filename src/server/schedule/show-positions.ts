import type { readPositions as endpoint } from '../../contract/schedule/positions.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listSkills } from '../skills/read.ts';
import { listPositions } from './positions.repository.ts';

/** What people work as, for whoever changes it. */
export const readPositions: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept({
    positions: [...(await listPositions(tx, actor.organizationId))],
    skills: [...(await listSkills(tx, actor.organizationId))],
  });
