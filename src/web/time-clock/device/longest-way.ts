/**
 * How long a press may be on its way and still have happened "now": until then it counts when it arrives, by the server's clock, and
 * past it when it was pressed, by the device's. So the time of a recorded punch lies up to this long after its press.
 */
export const longestWayMilliseconds = 5_000;
