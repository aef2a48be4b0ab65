/** The one place in the table that an encrypted value belongs to. It opens there and nowhere else. */
export type FieldPlace = { case: string; decedent: string; field: 'socialSecurityNumber' };

export type FieldKeys = {
  /** Encrypts a value for its place, with a data key used for nothing else. */
  seal(text: string, place: FieldPlace): Promise<string>;
  /** Returns the value that was sealed. Rejects if it was changed, or sealed for another place. */
  open(sealed: string, place: FieldPlace): Promise<string>;
};
