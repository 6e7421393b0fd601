/**
 * The letter of a shortcut that was pressed, lower case: by its place where the keys have letters of another script, as in Arabic. Undefined for any
 * other key.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const said = isOfAnotherScript(key) ? /^Key([A-Z])$/u.exec(code)?.[1] : /^[a-z]$/iu.exec(key)?.[0];
  return said?.toLowerCase();
}

/** A key of a letter with no Latin one: what is written in Latin goes by what is written on it, wherever it stands. */
const isOfAnotherScript = (key: string): boolean =>
  /^\P{Script=Latin}\p{Mark}*$/u.test(key) && /^\p{Letter}/u.test(key);
