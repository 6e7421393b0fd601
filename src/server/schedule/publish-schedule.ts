import type { publishSchedule as endpoint } from '../../contract/schedule/publications.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { publishWeek } from './publish-week.ts';
import { tellPeople } from './tell-people.ts';

/** Publishes a week, and tells each person what is new for them. */
export const publishSchedule: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const published = await publishWeek(ctx, body);
  if (!published.ok) return published;
  const { publicationId, changes, waiting, people, told } = published.value;
  await tellPeople(ctx, people, published.value);
  return accept({ publicationId, changes, waiting, people: told });
};
