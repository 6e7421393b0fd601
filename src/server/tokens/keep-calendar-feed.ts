/** What the schedule may write of the address at which a calendar follows somebody's shifts. */
export { deleteFeed, keepFeed } from './calendar-feeds.repository.ts';
