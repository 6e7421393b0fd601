import { parsePhone, type Phone } from '../../../src/domain/kernel/phone.ts';
import type { Samples } from './sample.ts';

let phones = 200;

export const phoneSamples = {
  // No browser has worked it out.
  askPhoneCode: { input: () => ({ body: { phone: nextPhone(), humanCheck: '{}' } }), answers: 403 },
  signInByPhone: { input: () => ({ body: { phone: nextPhone(), code: '123456' } }), answers: 410 },
  readOwnPhone: { input: () => ({}), answers: 200 },
  askToVerifyPhone: { input: () => ({ body: { phone: nextPhone() } }), answers: 200 },
  // That no code was asked for is not told before a code is read.
  verifyPhone: { input: () => ({ body: { phone: nextPhone(), code: '123456' } }), answers: 410 },
  removePhone: { input: () => ({}), answers: 404 },
} satisfies Partial<Samples>;

/** Another each time, far from the others: codes to one number, and to those beside it, are held back. */
function nextPhone(): Phone {
  const phone = parsePhone(`(212) ${(phones += 1)}-0142`);
  if (phone === undefined) throw new TypeError(`Not a number: 212 ${phones}`);
  return phone;
}
