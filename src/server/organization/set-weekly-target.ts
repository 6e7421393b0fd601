/** What the rules of planning may do with an organization: say above how much work a week is long. */
export { updateWeeklyTarget } from './repository.ts';
