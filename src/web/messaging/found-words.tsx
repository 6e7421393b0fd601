import { foundIn } from '../../domain/messaging/found-in.ts';

/** A text with the words that a search asks for marked. */
export const FoundWords = ({ text, search }: { readonly text: string; readonly search: string }) =>
  foundIn(text, search).map(({ at, text: words, isFound }) => (isFound ? <mark key={at}>{words}</mark> : words));
