import { createTransport } from 'nodemailer';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';

export interface Mail {
  /** Becomes the Message-ID: a mail that was sent twice is shown once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mail to a server that takes it from there. */
export interface Mailer {
  /** Accepted when the mail server has taken it, refused when it never will; what may go better later is thrown. */
  send(mail: Mail): Promise<Result<undefined, string>>;
  close(): void;
}

const patienceMilliseconds = 20_000;

/**
 * Mail by SMTP.
 *
 * @param url `smtp://user:password@host:587` (TLS as soon as the server offers it), `smtps://…:465` (TLS from the start)
 * @param from `Meridian <no-reply@example.com>`
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'meridian.invalid';
  return {
    async send({ id, to, subject, text, html }) {
      const trouble = await transport
        .sendMail({
          from,
          // As an object, so that nothing in the address is read as a second one.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .then(() => undefined, whatIsTold);
      if (trouble === undefined) return accept();
      const { code, answer } = trouble;
      if (isForGood(code, answer)) return refuse(answer === undefined ? 'address_refused' : `mail_refused_${answer}`);
      throw new Error(`the mail server did not take a letter (${[code, answer].filter(Boolean).join(' ')})`);
    },
    close: () => transport.close(),
  };
}

/** RFC 5321: 5yz is for good. But a password that is refused is ours to mend, and mail waits for it. */
const isForGood = (code: string, answer: number | undefined): boolean =>
  code !== 'EAUTH' && (answer === undefined ? code === 'EENVELOPE' : answer >= 500 && answer < 600);

/** Two codes, and nothing that the server quotes: addresses, and of our letter whatever it likes. */
function whatIsTold(error: unknown): { readonly code: string; readonly answer: number | undefined } {
  if (!(error instanceof Error)) return { code: '', answer: undefined };
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  return { code, answer: responseCode };
}
