import { token } from '../shared/token';

/** Personal data in this browser: drafts, queued messages, the cached profile. */
export interface PersonalTraces {
  /** Removes the data of this person. Saved items of guests stay. */
  clear(uid: string): Promise<void>;
}
export const PersonalTraces = token<PersonalTraces>('PersonalTraces');
