/**
 * The wording that employees sign now. A wording is never edited: a new one takes the next number and its own sentence in
 * `words`, and what was signed stays readable as it was signed.
 */
export const currentAttestation = 1;
