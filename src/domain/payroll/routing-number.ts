const weights = [3, 7, 1, 3, 7, 1, 3, 7] as const;

/** The ninth digit of an American routing number: the weighted sum of all nine is a multiple of ten. */
export function routingCheckDigit(eightDigits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(eightDigits[index]), 0);
  return (10 - (sum % 10)) % 10;
}

/** | 231380104 | yes | 777777770 | no: its check digit would be 6 | */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && routingCheckDigit(text) === Number(text[8]);
