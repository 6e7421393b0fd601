import { expect, test } from 'vitest';
import { beforeReason } from './before-reason.ts';
import { speakers } from './speakers.ts';

test.each([
  ['en', 'Rejected by Priya on Nov 28, 5:12 AM:'],
  ['es', 'Rechazado por Priya el Nov 28, 5:12 AM:'],
  ['ar', 'رفضه Priya في Nov 28، 5:12 AM:'],
] as const)('in %s, what was done and the words for why do not run together', (language, sentence) => {
  const { say } = speakers[language];
  const told = say('approvals.history.rejected', { name: 'Priya', date: 'Nov 28', time: '5:12 AM' });
  expect(beforeReason(say, told, 'The delivery came late').replace(/[\u2068\u2069]/g, '')).toBe(sentence);
  expect(beforeReason(say, told, null)).toBe(told);
});
