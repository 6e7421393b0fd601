import { ownTask } from './own-task.ts';

// The packages of every page have been run by now, and what is ours follows in a task of its own: together they are a long piece
// of work.
await ownTask();
