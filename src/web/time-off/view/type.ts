import type { KeptTypeReply } from '../../../contract/time-off/time-off-rules.ts';

/** What a form asks of a type that is there. */
export type TypeTyped = Pick<KeptTypeReply, 'name' | 'unit' | 'needsNote' | 'needsAttachment'>;

/** What is typed otherwise than a type stood when its form opened: what somebody else changed meanwhile stays theirs. */
export const typeChanges = (opened: TypeTyped, typed: TypeTyped): Partial<TypeTyped> => ({
  ...(typed.name !== opened.name && { name: typed.name }),
  ...(typed.unit !== opened.unit && { unit: typed.unit }),
  ...(typed.needsNote !== opened.needsNote && { needsNote: typed.needsNote }),
  ...(typed.needsAttachment !== opened.needsAttachment && { needsAttachment: typed.needsAttachment }),
});
