/**
 * The text of a file, whatever it was written in: a byte order mark says UTF-8 or UTF-16; without one, zeros in every other byte are
 * UTF-16, what is valid UTF-8 is UTF-8, and the rest is what Windows spreadsheets write, Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const zerosAt = (rest: number): number => start.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  if (zerosAt(1) > start.length / 8) return 'utf-16le';
  if (zerosAt(0) > start.length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
