/**
 * What other nouns may do with the numbers of an organization's employees: short, read out and printed, and nobody else's ever. Only that
 * of somebody who came by a file that was taken back can be given to another, as nothing ever named it.
 */
export { raiseEmployeeNumber, takeEmployeeNumbers } from './repository.ts';
