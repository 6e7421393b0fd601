import type { MealWaiversReply } from '../../../contract/time-cards/meal-waivers.ts';

export type MealStanding = MealWaiversReply['meals'][number];

/** The meals of which there is something to say: those that may be waived by the rules of today, and those of which something was stated. */
export const mealsToShow = ({ meals, statements }: MealWaiversReply): MealStanding[] =>
  meals.filter(
    ({ meal, upToMinutes }) => upToMinutes !== null || statements.some((statement) => statement.meal === meal),
  );

/** What whoever it is about may state of a meal: an end, where it is waived or will be; an agreement, where the rules know of one. */
export function statable({ isWaived, changesOn, upToMinutes }: MealStanding): 'agree' | 'revoke' | undefined {
  if (isWaived !== (changesOn !== null)) return 'revoke';
  return upToMinutes === null ? undefined : 'agree';
}
