/**
 * A number as people read it where the rules of telephone numbers have not been fetched: `(212) 555-0142` of those on +1, as `formatPhone`
 * says it; any other as it is dialled.
 */
export const plainNumber = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
