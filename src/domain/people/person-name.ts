/** The most characters of a first or last name; a check of the table says the same. */
export const longestPersonName = 80;
