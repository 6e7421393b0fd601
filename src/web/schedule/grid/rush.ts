/** Pixels a millisecond: six screens of rows a second, at which nobody reads one. */
const rushPace = 4;

/**
 * Tells from where a scrolled frame stands whether it rushes. One leap, to a row that was asked for, is no rush: two fast frames running are.
 *
 * @returns takes how far down it stands now, in pixels, and when that was, in milliseconds
 */
export function rushMeter(): (top: number, at: number) => boolean {
  let last = { top: 0, at: 0, isFast: false };
  return (top, at) => {
    const isFast = Math.abs(top - last.top) > rushPace * Math.max(at - last.at, 1);
    const isRush = isFast && last.isFast;
    last = { top, at, isFast };
    return isRush;
  };
}
