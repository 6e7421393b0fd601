/**
 * Whether a date or instant, as ISO writes it, lies in the centuries that anybody here has to do with. Near the ends of the calendar the week around
 * a date would fall off it, and the year 0 is none that PostgreSQL knows.
 */
export const isOurs = (iso: string): boolean => iso >= '1900' && iso < '2200';
