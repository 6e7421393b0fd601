/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, with its two brackets. */
export const longestEmail = 254;

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** An address in lower case as people have them: words with dots between them, at a domain of two names or more. */
export const emailForm = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** An address as it is kept and compared, trimmed and in lower case; undefined where the text is none. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= longestEmail && emailForm.test(email) ? email : undefined;
}
