import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that takes mail by SMTP and keeps it. */
export interface MailServer {
  readonly url: string;
  /** What arrived, oldest first. */
  readonly mails: readonly Email[];
  /** Answers the next mails with this code instead of taking them; undefined, takes them again. */
  answer(code: number | undefined): void;
  close(): Promise<void>;
}

export async function aMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let refusal: number | undefined;
  const keep = async (stream: Readable): Promise<void> => {
    mails.push(await PostalMime.parse(await buffer(stream)));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error(`${address.address} is not welcome`), { responseCode: refusal }));
    },
    onData(stream, _session, done) {
      callbackify(() => keep(stream))(done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (code) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
