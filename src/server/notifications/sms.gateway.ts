import { accept, refuse, type Result } from '../../domain/kernel/result.ts';

/** Hands text messages to a service that takes them from there. */
export interface Texter {
  /** Accepted when the service has taken it, refused when it never will; what may go better later is thrown. */
  send(message: { readonly to: string; readonly text: string }): Promise<Result<undefined, string>>;
}

export interface TextService {
  /** `https://api.twilio.com`, or another that speaks as it does. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in the form of E.164, or the id of a messaging service, `MG…`. */
  readonly from: string;
}

const patienceMilliseconds = 15_000;

/** Text messages by one POST, in the shape of Twilio's API (Messages resource, 2010-04-01). */
export function twilioTexter({ baseUrl, accountSid, authToken, from }: TextService): Texter {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, [sender]: from, Body: text }).toString(),
        // What leads elsewhere would take the token with it.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      await answer.body?.cancel();
      if (answer.ok) return accept();
      // A number that cannot be reached is 400; a wrong token (401, 403), too many (429) and their trouble (5xx) pass.
      if (answer.status === 400) return refuse('text_refused_400');
      throw new Error(`the text service did not take a message (${answer.status})`);
    },
  };
}
