/** Who has which picture, as rows of employees tell it. */
export interface Pictured {
  readonly employeeId: string;
  /** Of the picture that is kept; null where there is none. */
  readonly photoVersion: string | null;
}

/** Where somebody's picture is to be had by whoever may see it; null where there is none. The version makes a new picture a new address. */
export const photoUrlOf = ({ employeeId, photoVersion }: Pictured, size: 'small' | 'large' = 'small'): string | null =>
  photoVersion === null ? null : `/api/employees/${employeeId}/photo?size=${size}&version=${photoVersion}`;
