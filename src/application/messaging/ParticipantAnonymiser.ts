import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** How people are called in conversations that outlive their account. */
export interface ParticipantAnonymiser {
  /** Their name gives way to `DELETED_PERSON` in each of their conversations; doing it twice is doing it once. */
  anonymise(uid: string): Promise<BackendResult<void>>;
}
export const ParticipantAnonymiser = token<ParticipantAnonymiser>('ParticipantAnonymiser');
