/** Where the digits of other scripts begin that people of our languages write with: Arabic, and Persian and Urdu. */
const zeros = [0x06_60, 0x06_f0];

/** What was typed or pasted, with digits of any script as `0` to `9` and without marks of direction; all else stays as it is. */
export const plainDigits = (typed: string): string =>
  [...typed.replaceAll(/[\u200e\u200f\u061c]/g, '')].map(asDigit).join('');

/**
 * A number as it was typed, as {@link plainDigits} has it, with the decimal mark of Arabic as a point, and without its mark between thousands where
 * three digits follow. What the comma of Latin script means there, whoever asks knows: cents after it, or more thousands.
 */
export const plainNumber = (typed: string): string =>
  plainDigits(typed)
    .trim()
    .replace('\u066B', '.')
    .replaceAll(/(\d)\u066C(?=\d{3}(?!\d))/g, '$1');

function asDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((from) => point >= from && point <= from + 9);
  return zero === undefined ? character : String(point - zero);
}
