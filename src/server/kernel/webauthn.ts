import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** Where passkeys live. */
interface Place {
  readonly host: string;
  readonly origin: string;
}

/** What a device made: a key pair, of which it shows the public half. */
export interface Attested {
  readonly id: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** What a device signed. */
export interface Asserted {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** What the device says that it signed; undefined where it says nothing that could be read. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Whatever a stranger sends in its place is no challenge.
    return undefined;
  }
}

/** A new passkey, if it was made for this place and challenge by a device that made sure of its owner. Who built the device is not asked. */
export async function verifyAttestation(told: Attested, challenge: string, { host, origin }: Place) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: told.id,
        rawId: told.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: told.clientData, attestationObject: told.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    // The library throws whatever does not hold.
    return undefined;
  }
}

/**
 * How often the device says that it signed, if it did for this place and challenge and made sure of its owner; undefined where anything about it does not
 * hold. Whether it counts on is for the caller to decide: that is a matter for the audit log.
 */
export async function verifyAssertion(
  told: Asserted,
  publicKey: Uint8Array,
  challenge: string,
  { host, origin }: Place,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: told.id,
        rawId: told.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: told.clientData,
          authenticatorData: told.authenticatorData,
          signature: told.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: told.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws whatever does not hold.
    return undefined;
  }
}
