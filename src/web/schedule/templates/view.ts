/** A shift that is kept under a name, as it is typed. */
export interface TypedTemplate {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: string;
  /** Empty, whatever they work as. */
  readonly positionId: string;
}

export const usualTemplate: TypedTemplate = {
  name: '',
  start: '09:00',
  end: '17:00',
  breakMinutes: '30',
  positionId: '',
};
