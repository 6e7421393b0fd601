import { nameKey } from '../kernel/name-key.ts';

/** Whether another skill has this name already; as {@link nameKey} tells names apart. */
export const isSkillNameTaken = (
  { id, name }: { readonly id?: string; readonly name: string },
  skills: readonly { readonly id: string; readonly name: string }[],
): boolean => skills.some((other) => other.id !== id && nameKey(other.name) === nameKey(name));
