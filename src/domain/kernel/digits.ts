/** Where the digits of other scripts begin that people of our languages write with: Arabic, and Persian and Urdu. */
const zeros = [0x06_60, 0x06_f0];

/** What was typed or pasted, with digits of any script as `0` to `9` and without marks of direction; all else stays as it is. */
export const plainDigits = (typed: string): string =>
  [...typed.replaceAll(/[\u200e\u200f\u061c]/g, '')].map(asDigit).join('');

function asDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((from) => point >= from && point <= from + 9);
  return zero === undefined ? character : String(point - zero);
}
