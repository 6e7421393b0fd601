/** What a person is in an organization, from least to most. */
export const roles = ['employee', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value);

/** Whether someone of a role may make somebody else what `role` says: a manager makes employees, an admin anything. */
export const mayGive = (giver: Role, role: Role): boolean =>
  giver === 'admin' || (giver === 'manager' && role === 'employee');
