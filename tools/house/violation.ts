/** One thing out of place: where it is, what is the matter, and where it should go instead. */
export interface Violation {
  readonly where: string;
  readonly what: string;
  readonly instead: string;
}

/** A check's finding as a person reads it. */
export const tell = ({ where, what, instead }: Violation): string => `${where}\n    ${what}\n    → ${instead}`;
