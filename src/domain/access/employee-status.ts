/**
 * Where a person stands in an organization: `pending` → `active` → `suspended`, or
 * `pending` → `rejected`. Only `active` reaches anything.
 */
export const employeeStatuses = ['pending', 'active', 'suspended', 'rejected'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

export const isEmployeeStatus = (value: string): value is EmployeeStatus =>
  (employeeStatuses as readonly string[]).includes(value);
