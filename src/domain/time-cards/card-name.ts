import type { PlainDate } from '../kernel/time.ts';

/** Which card: whose, and of which week. */
export interface CardName {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
}

export const nameOfCard = ({ employeeId, startsOn }: CardName): string => `${employeeId} ${startsOn}`;
