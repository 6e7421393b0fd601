import type { Role } from './role.ts';

/** Whoever sees others' hours and pay has more to lose than a password can keep. */
export const demandsSecondFactor = (role: Role): boolean => role !== 'employee';
