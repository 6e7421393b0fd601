/** The wordings that employees sign, by their numbers. One is never edited: a new one takes the next number, and its own sentence in `words`. */
export const attestationVersions = [1, 2] as const;
export type AttestationVersion = (typeof attestationVersions)[number];

/** The wording that employees sign now: hours and breaks. What was signed before stays readable as it was signed. */
export const currentAttestation = 1;

/** The same, for a week in which rests were due: it says as well that what is told of them is so. */
const attestationOfRests = 2;

/** Which wording is signed of a week. */
export const attestationFor = (asksForRests: boolean): AttestationVersion =>
  asksForRests ? attestationOfRests : currentAttestation;
