import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import type { Problem } from '../../src/contract/kernel/refusals.ts';
import { languages, type Language } from '../../src/domain/kernel/language.ts';
import { wireOf, type Reply } from '../world/client.ts';
import { samples } from './samples.ts';
import { setStage, type Stage } from './stage.ts';
import { expectProblem } from './well-formed.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage.world.close());

/** The same problem in each language: nothing differs but the sentence, which does. */
async function expectInEachLanguage(
  ask: (language: Language) => Promise<Reply>,
  endpoint?: EndpointSpec,
): Promise<void> {
  const told: Problem[] = [];
  for (const language of languages) told.push(expectProblem(endpoint, await ask(language), language));
  const [en, es, ar] = told;
  for (const other of [es, ar]) {
    expect({ ...other, detail: '', requestId: '' }).toEqual({ ...en, detail: '', requestId: '' });
  }
  expect(new Set(told.map(({ detail }) => detail)).size).toBe(3);
}

const reads = (language: Language) => ({ 'accept-language': `xx, ${language}-XX;q=0.9, en;q=0.1` });

const closed = (Object.entries(contract) as [keyof typeof contract, EndpointSpec][]).filter(
  ([, { access }]) => access !== 'anyone',
);

describe('a problem is told in the language', () => {
  test.each(closed)('of a stranger’s browser: %s', async (name, endpoint) => {
    const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
    await expectInEachLanguage(
      (language) => stage.server.stranger().send(endpoint.method, path, body, { ...headers, ...reads(language) }),
      endpoint,
    );
  });

  test.each(closed.filter(([, { access }]) => typeof access === 'object'))(
    'of a person who waits: %s',
    async (name, endpoint) => {
      const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
      const client = await stage.persona('pending').client();
      await expectInEachLanguage(async (language) => {
        await speaks('pending', language);
        return client.send(endpoint.method, path, body, { ...headers, ...reads('en') });
      }, endpoint);
    },
  );

  test('of an employee, whatever their browser says', async () => {
    const client = await stage.persona('employee').client();
    const ask = async (language: Language) => {
      await speaks('employee', language);
      return client.send('POST', contract.recordPunch.path, { id: 'x', kind: 'sleep' }, reads('es'));
    };
    await expectInEachLanguage(ask, contract.recordPunch);
  });

  test.each([
    ['nothing there', 'GET', '/api/nothing', undefined, {}],
    ['another method', 'DELETE', contract.signIn.path, undefined, {}],
    ['no JSON', 'POST', contract.signIn.path, '{"email":', {}],
    ['no body', 'POST', contract.signIn.path, '', {}],
    ['another kind of content', 'POST', contract.signIn.path, '<email/>', { 'content-type': 'application/xml' }],
    ['too much', 'POST', contract.signIn.path, `"${'x'.repeat(300_000)}"`, {}],
    ['wrong input', 'POST', contract.signIn.path, { email: 1 }, {}],
    ['wrong credentials', 'POST', contract.signIn.path, { email: 'a@b.example', password: 'x' }, {}],
    ['another site', 'POST', contract.signIn.path, {}, { origin: 'https://evil.example' }],
    ['a path that is none', 'GET', '/api/%zz', undefined, {}],
    ['a path that is too long', 'POST', `/api/clock/punches/${'x'.repeat(3_000)}/undo`, {}, {}],
  ] as const)('of whoever meets it: %s', async (_, method, path, body, headers) => {
    await expectInEachLanguage(
      (language) => stage.server.stranger().send(method, path, body, { ...headers, ...reads(language) }),
      contract.signIn,
    );
  });

  test('English, where the browser names none that we speak', async () => {
    for (const header of ['', '*', 'de-DE, fr;q=0.5', 'x'.repeat(2_000), 'en-GB', ',,;q=,', 'arc']) {
      const reply = await stage.server
        .stranger()
        .send('GET', contract.readClock.path, undefined, { 'accept-language': header });
      expectProblem(contract.readClock, reply, 'en');
    }
  });
});

const speaks = (persona: string, language: Language) =>
  stage.world.asOwner('update users set language = $1 where id = $2', [
    language,
    stage.persona(persona).employee?.userId,
  ]);
