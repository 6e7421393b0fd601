/**
 * No control character, no line or paragraph separator, nothing that turns the direction of what
 * follows; and something to see. Joiners (U+200C, U+200D) stay, since names are spelled with them.
 */
export const visibleLine =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{S}\p{P}])[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
