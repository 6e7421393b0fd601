import { expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { sentAs } from './unreachable.ts';

const endpoints: readonly EndpointSpec[] = Object.values(contract);

test('of what answers a file, only what keeps it is a write', () => {
  const writes = endpoints.filter((one) => one.file === true && sentAs(one) !== 'harmless').map(({ name }) => name);
  expect(writes.toSorted()).toEqual(['exportPayrollFile', 'makeDepositFile']);
});

test('a code is good once: whoever types one is told to take another, and not that theirs will do', () => {
  const codes = endpoints.filter((one) => sentAs(one) === 'code').map(({ name }) => name);
  expect(codes.toSorted()).toEqual(['askToConfirm', 'signInAgain', 'signInByPhone', 'verifySecondStep']);
});

test.each([
  'exportAuditLog',
  'exportPersonalData',
  'askToLink',
  'askToAddPasskey',
  'addAttachment',
  'addTimeOffAttachment',
] as const)('%s keeps nothing that would be there twice, and is asked for again', (name) =>
  expect(sentAs(contract[name])).toBe('harmless'),
);
