/** Where a zone stands now: `GMT-5`. Some milliseconds for all zones of a browser: asked when they are shown, not when a file is read. */
export function offsetNow(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
