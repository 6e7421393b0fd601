/** What the address of /register may bring along: the code of an organization, as it is shown. */
export const registerSearch = ({ code }: Record<string, unknown>): { readonly code?: string } =>
  typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? { code } : {};
