import { expect, test } from 'vitest';
import { checkBank, noValues } from './view.ts';

const good = { ...noValues, routing: '231380104', account: '12345678', again: '12345678' };

test('an account is sent once its routing number is one, and the account was typed twice alike', () => {
  expect(checkBank(good)).toEqual({});
  expect(checkBank({ ...good, routing: '٢٣١٣٨٠١٠٤', again: '١٢٣٤ ٥٦٧٨' })).toEqual({});
  expect(checkBank({ ...good, again: '12345679' })).toEqual({ again: 'payroll.bank.againFault' });
  expect(checkBank({ ...good, routing: '231380105', account: '1', again: '1' })).toEqual({
    routing: 'payroll.bank.routingFault',
    account: 'payroll.bank.accountFault',
  });
});
