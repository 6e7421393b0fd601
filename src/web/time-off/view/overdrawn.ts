/**
 * Whether somebody asks for more than they have as their time off begins, or has that much and asked for too much besides.
 *
 * | has 40 h, asks for 48 h                                 | itself  |
 * | has 40 h, asks for 16 h, and for 32 h more in December  | withAll |
 * | has 40 h, asks for 40 h                                 |         |
 */
export function overdrawnBy(atStart: number, chargedMinutes: number, after: number): 'itself' | 'withAll' | undefined {
  if (after >= 0) return undefined;
  return atStart < chargedMinutes ? 'itself' : 'withAll';
}
