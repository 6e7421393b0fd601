/** A code of six digits as it was sent, of what was typed or pasted: without spaces, dashes and marks of direction, and in digits of any script. Undefined if it is no code. */
export function readCode(typed: string): string | undefined {
  const plain = [...typed]
    .map(asDigit)
    .join('')
    .replaceAll(/[\s\u200e\u200f-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}

/** Where the digits of other scripts begin that people of our languages write with: Arabic, and Persian and Urdu. */
const zeros = [0x06_60, 0x06_f0];

function asDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((from) => point >= from && point <= from + 9);
  return zero === undefined ? character : String(point - zero);
}
