import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** What a device is to sign, or to make a passkey with. */
interface Question {
  readonly challenge: string;
  /** The host that passkeys are made for. */
  readonly host: string;
  readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

interface NewcomerQuestion extends Question {
  readonly handle: string;
  readonly email: string;
  readonly name: string;
}

/** Whether the browser offers passkeys among what it fills in by itself. */
export const canFillIn = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Ends what a device is being asked for. */
export const stopAskingDevice = (): void => WebAuthnAbortService.cancelCeremony();

const withTransports = ({ known }: Question) =>
  known.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: [...transports] }));

/**
 * Lets a device sign, once its owner has shown it who they are.
 *
 * @param filledIn waits until the person chooses a passkey where their e-mail is typed, instead of asking at once
 * @returns undefined where they did not want to, or have none here
 */
export async function signByPasskey(question: Question, filledIn = false) {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge: question.challenge,
        rpId: question.host,
        allowCredentials: withTransports(question),
        userVerification: 'required',
      },
      useBrowserAutofill: filledIn,
    });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
    return { id, clientData, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) };
  } catch (error) {
    return unlessTold(error);
  }
}

/** Lets a device make a passkey. `known`: it has one for this person; undefined, they did not want to. */
export async function makePasskey(question: NewcomerQuestion) {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: question.challenge,
        rp: { id: question.host, name: 'Meridian' },
        user: { id: question.handle, name: question.email, displayName: question.name },
        // EdDSA, ECDSA and RSA, in the order that we would rather have.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: withTransports(question),
        // It is found without an e-mail, and its owner is asked for a finger, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = response;
    return { id, clientData, attestation, transports };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known' : unlessTold(error);
  }
}

/** Browsers do not tell apart who said no, who waited too long and who has no passkey; anything else is a surprise. */
function unlessTold(error: unknown): undefined {
  const isTold = error instanceof WebAuthnError || error instanceof DOMException;
  const isNo = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  if (!isTold && !isNo) throw error;
  return undefined;
}
