import { expect, test } from 'vitest';
import { contract } from '../../../contract/index.ts';
import { llmsText } from './llms-text.ts';

const text = llmsText(Object.values(contract), 'https://meridian.example');

test('llms.txt begins as llmstxt.org asks: a title, what it is, and links under headings', () => {
  const [title, , summary] = text.split('\n');
  expect(title).toBe('# Meridian');
  expect(summary).toMatch(/^> /);
  expect(text).toContain('(https://meridian.example/openapi.json)');
});

test('llms.txt says what no token is told of people', () => {
  const line = text.split('\n').find((one) => one.includes('`GET /api/v1/users`'));
  expect(line).toContain('(people:read)');
  expect(line).toContain('to a token of nobody: both are null.');
});

test('llms.txt tells each call that a token opens, with its scope, and none that it does not', () => {
  expect(text).toContain('- `GET /api/v1/time-entries` (time:read): ');
  expect(text).toContain('- `POST /api/clock/punches` (time:write): ');
  expect(text).not.toContain('/api/me/');
  expect(text).not.toContain('`POST /api/payments`');
});
