import { ownTask } from './own-task.ts';

// The packages of the app have been run by now, and the rest of it follows in a task of its own: together they are the longest piece of work
// of a visit.
await ownTask();
