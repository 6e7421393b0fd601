import { describe, expect, test } from 'vitest';
import { readChapters, speaker } from '../../words/chapters.ts';
import { broughtBack, labelOf } from './view.ts';
import { problemOf, type Failure } from './window/outcome.ts';

await readChapters('refusals');
const en = await speaker('en');

test.each([
  ['window.sign_in.abc', { place: 'window', purpose: 'sign_in' }],
  ['page.register.abc', { place: 'page', purpose: 'register' }],
  ['elsewhere.sign_in.abc', undefined],
  ['window.pay.abc', undefined],
  ['', undefined],
])('the state %s says %j', (state, label) => {
  expect(labelOf(state)).toEqual(label);
});

test('what a provider sends back is read once, and nothing else of the address', () => {
  expect(broughtBack('google', '?code=c&state=s&iss=i&scope=email&authuser=0')).toEqual({
    provider: 'google',
    code: 'c',
    state: 's',
    iss: 'i',
  });
  expect(broughtBack('google', '?error=access_denied&error_description=No&state=s')).toEqual({
    provider: 'google',
    error: 'access_denied',
    errorDescription: 'No',
    state: 's',
  });
});

test.each(['', '?code=c', '?state=s', '?state=s&code=', `?state=${'s'.repeat(600)}&code=c`])(
  'with %s nobody was asked',
  (search) => {
    expect(broughtBack('google', search)).toBeUndefined();
  },
);

test('a provider that is named by no name of ours was not asked', () => {
  expect(broughtBack('Google!', '?code=c&state=s')).toBeUndefined();
});

describe('what went wrong', () => {
  const refused = (code: string, details: unknown): Failure => ({ kind: 'refused', code, details });

  test('signing in: the provider’s own message', () => {
    const failure = refused('provider_refused', { provider: 'Google', message: 'You cancelled the sign-in.' });
    expect(problemOf(en, 'sign_in', 'Google', failure)).toEqual({
      title: '\u2068You cancelled the sign-in.\u2069',
      text: 'That is what Google answered.',
    });
  });

  test.each([
    ['Google', 'Google sign-up failed.'],
    ['Microsoft', 'Microsoft sign-up failed.'],
  ])('registering with %s: the words of the specification, and why', (name, title) => {
    const failure = refused('provider_refused', { provider: name, message: '' });
    expect(problemOf(en, 'register', name, failure)).toEqual({
      title,
      text: `${name} did not go on: the sign-in was cancelled or not allowed there.`,
    });
    expect(problemOf(en, 'register', name, { kind: 'closed' })).toEqual({
      title,
      text: `The ${name} window was closed before it finished.`,
    });
  });

  test('no account, nobody there, nobody reached', () => {
    const told = { provider: 'Google' };
    expect(problemOf(en, 'sign_in', 'Google', refused('identity_unknown', told)).title).toMatch(/^No Meridian account/);
    expect(problemOf(en, 'sign_in', 'Google', refused('provider_unavailable', told)).title).toMatch(
      /cannot be reached/,
    );
    expect(problemOf(en, 'sign_in', 'Google', { kind: 'unreachable' }).title).toBe(en.say('kernel.unreachable'));
  });
});
