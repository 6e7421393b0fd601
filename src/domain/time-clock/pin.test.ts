import { describe, expect, test } from 'vitest';
import { decidePin, pinForm } from './pin.ts';

describe('a PIN', () => {
  test.each(['4821', '1212', '0001', '135790', '1235', '8901'])('may be %s', (pin) => {
    expect(decidePin(pin).ok).toBe(true);
  });

  test.each(['0000', '7777', '1234', '012345', '9876', '543210'])('may not be %s, which anybody tries first', (pin) => {
    expect(decidePin(pin)).toMatchObject({ refusal: 'pin_too_plain' });
  });

  test.each(['123', '1234567', '12a4', '', '١٢٣٤'])('is four to six digits, not "%s"', (text) => {
    expect(pinForm.test(text)).toBe(false);
  });
});
