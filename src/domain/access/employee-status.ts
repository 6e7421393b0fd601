/**
 * Where a person stands in an organization: `pending` → `active` → `suspended`, or
 * `pending` → `rejected`. Only `active` reaches anything.
 */
export const employeeStatuses = ['pending', 'active', 'suspended', 'rejected'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

/** Whether somebody was ever let in: only of them it is said where they work and who answers for them. */
export const isAdmitted = (status: EmployeeStatus): boolean => status === 'active' || status === 'suspended';

export const isEmployeeStatus = (value: string): value is EmployeeStatus =>
  (employeeStatuses as readonly string[]).includes(value);
