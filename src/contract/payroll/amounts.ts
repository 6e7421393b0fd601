import * as z from 'zod/mini';

/** Looks ahead for a digit that counts. */
const notZero = '(?=.*[1-9])';

/**
 * A decimal as a payload carries it: a JSON number, or text, `577.95`. Inside it stays text, so that no figure is ever a binary
 * fraction; a number is read as it was spelled.
 *
 * @param sign what may stand before the digits; {@link notZero}, that they are not all zeros
 * @param whole digits before the point at most
 * @param places digits after it at most
 */
const decimalText = (sign: '-?' | '' | typeof notZero, whole: number, places: number) => {
  const form = new RegExp(`^${sign}\\d{1,${whole}}(?:\\.\\d{1,${places}})?$`);
  // Where it is too long nothing more is asked of it: what looks at a whole line reads its amounts.
  const written = z.string().check(z.maxLength(24, { abort: true }));
  return z.codec(z.union([z.number(), written]), z.string(), {
    decode: (value, context) => {
      const text = String(value);
      if (form.test(text)) return text;
      context.issues.push({ code: 'custom', message: 'not_an_amount', input: value });
      return z.NEVER;
    },
    encode: Number,
  });
};

/** Hours to two places; less than nothing where a time card became shorter after it was paid. */
export const hours = decimalText('-?', 6, 2);
/** A sum of money in units of its currency. */
export const money = decimalText('', 10, 2);
/** The same, where it may be less than nothing until it is refused. */
export const signedMoney = decimalText('-?', 10, 2);
/** Of units: none is no deduction. */
export const quantity = decimalText(notZero, 9, 3);
