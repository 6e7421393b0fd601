/** What a person is in an organization, from least to most: PRODUCT section 1. */
export const roles = ['employee', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value);
