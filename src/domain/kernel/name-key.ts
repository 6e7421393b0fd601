/**
 * By what names are held against each other: two that nobody can tell apart by reading have one key. Case, the way a letter is composed, how
 * wide a space is, and marks that are not seen make no other name.
 *
 * | Café, composed or not       | one |
 * | Floating day, floating  DAY | one |
 * | Floating day, Float·ing day with a soft hyphen, or a mark of direction | one |
 * | Cafe, Café                  | two |
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
