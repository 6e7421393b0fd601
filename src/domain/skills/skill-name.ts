/** Whether another skill has this name already; upper and lower case are one. */
export const isSkillNameTaken = (
  { id, name }: { readonly id?: string; readonly name: string },
  skills: readonly { readonly id: string; readonly name: string }[],
): boolean => skills.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
