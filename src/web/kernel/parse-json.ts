/** The value of a JSON text; undefined where it is none, since what comes over a network or out of a browser's storage may be anything. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
