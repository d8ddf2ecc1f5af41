import { token } from '../shared/token';

/** What this browser keeps of people who use it: what they are writing, what waits to be sent, who they are. */
export interface PersonalTraces {
  /** Nothing of this person is left in it. What visitors keep, whoever they are, stays. */
  clear(uid: string): Promise<void>;
}
export const PersonalTraces = token<PersonalTraces>('PersonalTraces');
