import type { askPhoneCode, signInByPhone } from '../../../contract/phone.ts';
import type { Phone } from '../../../domain/kernel/phone.ts';
import { call, Unreachable, type CallAnswer, type CallInput } from '../../kernel/call.ts';
import { useSending } from '../../kernel/sending.ts';
import { tellSessionChanged } from '../../kernel/session-signal.ts';

/** The rules of telephone numbers come with the contract, and where the code is typed with them: no code is sent that nobody could type. */
const contract = () =>
  Promise.all([import('../../../contract/phone.ts'), import('../code-form.tsx')]).then(
    ([endpoints]) => endpoints,
    (cause: unknown) => {
      throw new Unreachable('The rules of telephone numbers did not arrive.', { cause });
    },
  );

/** Works out a proof for the human check; undefined where this browser cannot. */
export type Prove = () => Promise<string | undefined>;

/** Asks for a code to sign in by, with a proof for each; without one nothing is sent. */
export const useAskCode = (prove: Prove) =>
  useSending(async (phone: Phone): Promise<CallAnswer<typeof askPhoneCode> | undefined> => {
    const humanCheck = await prove();
    return humanCheck === undefined
      ? undefined
      : call((await contract()).askPhoneCode, { body: { phone, humanCheck } });
  });

/** Signs in by a code; on success the page asks who is here, and leads on. */
export const useSignInByPhone = () =>
  useSending(async (body: CallInput<typeof signInByPhone>['body']): Promise<CallAnswer<typeof signInByPhone>> => {
    const answer = await call((await contract()).signInByPhone, { body });
    if (answer.ok) tellSessionChanged();
    return answer;
  });
