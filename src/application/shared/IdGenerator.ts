export interface IdGenerator {
  /** A new id that nobody can guess, made of letters and digits. */
  newId(): string;
}
