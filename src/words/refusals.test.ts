import { describe, expect, test } from 'vitest';
import { sayRefusal } from './refusals.ts';

test('a refusal has a title that does not vary and a sentence in the reader’s language', () => {
  expect(sayRefusal('en', 'invalid_credentials')).toEqual({
    title: 'Invalid credentials',
    detail: 'Invalid email or password.',
  });
  expect(sayRefusal('es', 'invalid_credentials').detail).toBe('Correo electrónico o contraseña incorrectos.');
});

test('a password that is too short is told how long it must be', () => {
  expect(sayRefusal('en', 'password_too_short').detail).toBe('Use at least 15 characters.');
  expect(sayRefusal('ar', 'password_too_short').detail).toBe('استخدم 15 حرفًا على الأقل.');
});

test('a policy that would begin within 14 days is told when it may begin', () => {
  expect(sayRefusal('en', 'pay_policy_within_period', { next: '2026-11-30' }).detail).toMatch(/Nov 30, 2026/u);
});

test.each(['en', 'es', 'ar'] as const)('moves of the workweek that meet are told by both dates: %s', (language) => {
  const { detail } = sayRefusal(language, 'pay_policy_moves_meet', { other: '2026-12-05', next: '2026-12-13' });
  expect(detail).toMatch(/5.*13.*5/u);
});

test.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [59, 'Too many attempts. Try again in 59 seconds.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
])('a wait of %i seconds is told as a person would say it', (retryAfterSeconds, sentence) => {
  expect(sayRefusal('en', 'too_many_attempts', { retryAfterSeconds }).detail).toBe(sentence);
});

describe('a fault of ours', () => {
  const say = (sent?: string) => sayRefusal('en', 'unexpected', { requestId: 'a1b2', ...(sent && { sent }) }).detail;
  const ending = 'If it keeps happening, contact support, and name a1b2.';

  test.each([
    ['harmless', 'Try again.'],
    ['code', 'Try again, with a new code if you typed one.'],
    // Nobody may have typed: it was one press of Approve all.
    ['write', 'It may have gone through all the same: look first, before you send it again.'],
    ['keyed', 'Nothing that you typed is lost. It may have gone through already; sent again, it counts once.'],
  ])('of a %s says what is safe to do', (sent, what) => {
    expect(say(sent)).toBe(`Something went wrong on our side. ${what} ${ending}`);
  });

  test('of what nobody knows says nothing of it', () => {
    expect(say()).toBe(`Something went wrong on our side. ${ending}`);
  });

  test.each(['en', 'es', 'ar'] as const)('names the request where one is known: %s', (language) => {
    expect(sayRefusal(language, 'unexpected', { requestId: 'a1b2' }).detail).toContain('a1b2');
    expect(sayRefusal(language, 'unexpected').detail).not.toMatch(/undefined|\{/u);
  });
});

test.each(['en', 'es', 'ar'] as const)(
  'who met no records looks first, unless it is known to be safe: %s',
  (language) => {
    const say = (sent?: string) => sayRefusal(language, 'unavailable', sent && { sent }).detail;
    // A program knows what it sent, and the problem that it is answered does not.
    expect(say()).toBe(say('write'));
    expect(say('harmless')).not.toBe(say());
    expect(say('keyed')).toBe(say('harmless'));
  },
);

test('who typed a code while no records were reached is not sent back with it', () => {
  expect(sayRefusal('en', 'unavailable', { sent: 'code' }).detail).toBe(
    'Meridian cannot reach its records right now. Try again in a moment, with a new code if you typed one.',
  );
});

test('Arabic counts minutes in its own forms', () => {
  const say = (minutes: number) => sayRefusal('ar', 'too_many_attempts', { retryAfterSeconds: minutes * 60 }).detail;
  expect(say(1)).toContain('بعد دقيقة واحدة');
  expect(say(2)).toContain('بعد دقيقتين');
  expect(say(3)).toContain('بعد 3 دقائق');
  expect(say(11)).toContain('بعد 11 دقيقة');
});

test('a code that the contract does not know is a surprise', () => {
  expect(() => sayRefusal('en', 'made_up')).toThrow('made_up');
});
