import type { changePreferences as endpoint } from '../../contract/people.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { preferencesOf } from './read.ts';
import { updatePreferences } from './users.repository.ts';

/** Keeps how a person likes to read, with their sign-in. Nobody else can, so it needs no audit row. */
export const changePreferences: UseCase<typeof endpoint> = async ({ tx, actor }, { body }) => {
  const { language, theme, hourCycle, singleKeys } = body;
  const row = await updatePreferences(tx, actor.userId, {
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(hourCycle === undefined ? {} : { hourCycle }),
    ...(singleKeys === undefined ? {} : { singleKeys }),
  });
  return accept(preferencesOf(row));
};
