import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';

const now = Date.parse('2026-11-20T13:30:00Z');
const problem = (status: number, code: string, details?: unknown) => ({
  type: `/problems/${code}`,
  title: code,
  status,
  detail: 'A sentence.',
  code,
  requestId: 'r1',
  ...(details === undefined ? {} : { details }),
});
const heard = (status: number, body: unknown, retryAfter: string | null = null) => ({ status, body, retryAfter });
const at = '2026-11-20T13:30:00.000Z';
const state = { status: 'Clocked In', since: at, sinceStatus: at };
const recorded = {
  ...state,
  recordedAt: '2026-11-20T13:30:00.000Z',
  counts: true,
  punch: {
    id: '019aa000-0000-7000-8000-000000000001',
    kind: 'clock_in',
    punchedAt: '2026-11-20T13:30:00.000Z',
    sequence: 1,
    offline: false,
  },
};

test('a success that reads as the contract says is recorded', () => {
  expect(answerOf('punch', heard(200, recorded), now)).toMatchObject({
    name: 'recorded',
    reply: { status: 'Clocked In' },
  });
  expect(answerOf('undo', heard(200, { ...state }), now)).toMatchObject({ name: 'undone' });
});

test('a refusal of ours is final, and keeps the server’s sentence and the true state', () => {
  const answer = answerOf('punch', heard(409, problem(409, 'punch_does_not_apply', state)), now);
  expect(answer).toEqual({
    name: 'refused',
    refusal: { code: 'punch_does_not_apply', status: 409, detail: 'A sentence.', details: state },
  });
  expect(answerOf('punch', heard(422, problem(422, 'punch_too_old')), now)).toMatchObject({ name: 'refused' });
  expect(answerOf('punch', heard(403, problem(403, 'not_allowed')), now)).toMatchObject({ name: 'refused' });
});

test.each([401, 408, 425, 429, 500, 502, 503, 504])('%i says nothing about the punch: it is sent again', (status) => {
  expect(answerOf('punch', heard(status, problem(status, 'unavailable')), now)).toEqual({ name: 'later' });
});

test.each(['not_admitted', 'second_factor_required', 'fresh_sign_in_required', 'foreign_origin'])(
  'a refusal as %s is about who sends, not about the punch: it is sent again',
  (code) => {
    expect(answerOf('punch', heard(403, problem(403, code)), now)).toEqual({ name: 'later' });
  },
);

test('the wait that the server asks for is honoured', () => {
  expect(answerOf('punch', heard(503, undefined, '9'), now)).toEqual({ name: 'later', askedMilliseconds: 9_000 });
});

test('the login page of a hotel’s network neither records a punch nor ends it', () => {
  expect(answerOf('punch', heard(200, undefined), now)).toEqual({ name: 'later' });
  expect(answerOf('punch', heard(200, { ok: true }), now)).toEqual({ name: 'later' });
  expect(answerOf('punch', heard(403, undefined), now)).toEqual({ name: 'later' });
  expect(answerOf('punch', heard(302, undefined), now)).toEqual({ name: 'later' });
});
