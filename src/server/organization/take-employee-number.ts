/** What other nouns may do with the numbers of an organization's employees: short, read out and printed, and nobody else's ever. */
export { raiseEmployeeNumber, takeEmployeeNumber } from './repository.ts';
