const longestFileName = 100;

/** What a file is called when it is sent: without what nobody sees, and nothing that turns the direction of what follows. */
export function plainFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/gu, '')
    .trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot >= 0 ? plain.slice(dot).slice(0, 5) : '';
  const bare = [...(dot >= 0 ? plain.slice(0, dot) : plain)];
  let short = bare.join('');
  while (short.length + ending.length > longestFileName) {
    bare.pop();
    short = bare.join('');
  }
  return /[\p{L}\p{N}]/u.test(short) ? `${short}${ending}` : `file${ending}`;
}
