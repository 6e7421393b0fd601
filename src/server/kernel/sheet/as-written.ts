/**
 * A text that runs as its own letters do, figures from the left: in an Arabic sheet the number of a street would else stand behind its
 * name, and the minus behind its figure.
 */
export const asWritten = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`);
