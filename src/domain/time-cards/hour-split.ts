/** Hours by what they are paid at, as screens tell them apart. */
export interface HourSplit {
  readonly regularMinutes: number;
  /** Paid at more than the plain rate, and at less than twice. */
  readonly overtimeMinutes: number;
  readonly doubleMinutes: number;
}

/** | {"1": 2400, "1.5": 90, "2": 30} | 2400 regular | 90 overtime | 30 double | */
export function splitOf(byMultiplier: Readonly<Record<string, number>>): HourSplit {
  let [overtimeMinutes, doubleMinutes] = [0, 0];
  for (const [multiplier, minutes] of Object.entries(byMultiplier)) {
    if (isDouble(multiplier)) doubleMinutes += minutes;
    else if (multiplier !== '1') overtimeMinutes += minutes;
  }
  return { regularMinutes: byMultiplier['1'] ?? 0, overtimeMinutes, doubleMinutes };
}

/** The double minutes alone: | 1 → 2400, 1.5 → 90, 2 → 30 | 30 | */
export function doubleMinutesOf(byMultiplier: ReadonlyMap<string, number>): number {
  let minutes = 0;
  for (const [multiplier, paid] of byMultiplier) if (isDouble(multiplier)) minutes += paid;
  return minutes;
}

/** Paid twice or more. */
const isDouble = (multiplier: string): boolean => Number(multiplier) >= 2;
