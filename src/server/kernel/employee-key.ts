/** Which employee: the key of their record, and of every row that is theirs. */
export interface EmployeeKey {
  readonly organizationId: string;
  readonly employeeId: string;
}
