import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Names in conversations that outlive an account. */
export interface ParticipantAnonymiser {
  /**
   * Replaces the person’s name by `DELETED_PERSON` in all their conversations. Doing it twice is the same as doing it
   * once.
   */
  anonymise(uid: string): Promise<BackendResult<void>>;
}
export const ParticipantAnonymiser = token<ParticipantAnonymiser>('ParticipantAnonymiser');
