import webPush from 'web-push';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { postOutside, type OutsideReach } from '../kernel/post-outside.ts';
import { pushKeysOf, type PushAddress } from '../kernel/push-keys.ts';

/** Hands what is pushed to the service that a browser named; no other stands between. */
export interface Pusher {
  readonly reach: OutsideReach;
  /** What browsers are to be asked with now. */
  readonly serverKey: string;
  /**
   * Accepted when the service has taken it, refused when it never will: `device_gone` where there is no such browser any more. What may
   * go better later is thrown.
   */
  send(message: PushedMessage): Promise<Result<undefined, string>>;
}

interface PushedMessage {
  readonly address: PushAddress;
  /** For which the address was made. */
  readonly serverKey: string;
  readonly text: string;
}

/** What a service could not hand over for so long, because the device was off, it forgets. */
const keptSeconds = 24 * 3600;

/** A place that is there no more (RFC 8030, 7.3), and one that our key of then opens and none of ours does now. */
const gone = refuse('device_gone');

/** By what whoever runs a push service reaches those who run this deployment: its address, or, without TLS, where its mail comes from. */
export function pushContact(publicUrl: string, mailFrom: string | undefined): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0] ?? 'nobody@meridian.invalid'}`;
}

export function openPusher({
  secret,
  formerSecrets = [],
  contact,
  reach,
}: {
  readonly secret: string;
  readonly formerSecrets?: readonly string[] | undefined;
  readonly contact: string;
  readonly reach: OutsideReach;
}): Pusher {
  const current = pushKeysOf(secret);
  const known = [current, ...formerSecrets.map(pushKeysOf)];
  return {
    reach,
    serverKey: current.publicKey,
    async send({ address: { endpoint, p256dh, auth }, serverKey, text }) {
      const keys = known.find(({ publicKey }) => publicKey === serverKey);
      if (keys === undefined) return gone;
      // Sealed for the browser (RFC 8291) with our signed word for its service (RFC 8292); sent by what reaches public addresses alone.
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: keptSeconds,
      });
      const named = Object.entries<unknown>({ ...request.headers });
      const headers = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), String(value)]));
      const answer = await postOutside({ url: new URL(endpoint), headers, body: request.body }, reach);
      if ('problem' in answer) {
        if (answer.problem === 'address_refused') return refuse('address_refused');
        throw new Error(`a push service could not be reached (${answer.problem})`);
      }
      const { status } = answer;
      if (status >= 200 && status < 300) return accept();
      if (status === 404 || status === 410) return gone;
      if (status === 400 || status === 413) return refuse(`push_refused_${status}`);
      // A word that is not believed (401, 403) is ours to mend, too many (429) and their trouble (5xx) pass.
      throw new Error(`a push service did not take a message (${status})`);
    },
  };
}
