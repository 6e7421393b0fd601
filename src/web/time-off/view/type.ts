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

/** The types that a policy may be of; also the one that is chosen, so that what was typed for it stays where somebody retires it meanwhile. */
export const typesOffered = <Type extends Pick<KeptTypeReply, 'typeId' | 'isOpen'>>(
  types: readonly Type[],
  chosen: string,
): { readonly offered: readonly Type[]; readonly isRetired: boolean } => ({
  offered: types.filter(({ typeId, isOpen }) => isOpen || typeId === chosen),
  isRetired: types.some(({ typeId, isOpen }) => !isOpen && typeId === chosen),
});
