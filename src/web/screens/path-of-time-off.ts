interface SharedTimeOffPath {
  readonly timeOffId: string;
  /** Whose it is. */
  readonly employeeId: string;
  readonly isOwn: boolean;
  readonly mayAnswer: boolean;
}

/** Where time off stands for its person, is answered among those that wait, or is seen by those who answer for them. */
export function pathOfTimeOff({ timeOffId, employeeId, isOwn, mayAnswer }: SharedTimeOffPath): string {
  if (isOwn) return '/time-off';
  return mayAnswer ? `/management-authorizations?tab=vacation&request=${timeOffId}` : `/team?person=${employeeId}`;
}
