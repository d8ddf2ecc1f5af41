/**
 * In order. The account has the address of the newsletter and is emptied after it; photos are those that nothing names any more. The identity is erased before
 * them: files are in another service, whose failure must not keep anybody signed in.
 */
export const erasureSteps = [
  'listings',
  'saved-items',
  'preferences',
  'newsletter',
  'profile',
  'conversations',
  'records',
  'notifications',
  'identity',
  'photos',
] as const;

export type ErasureStep = (typeof erasureSteps)[number];

/** What a server deletes of a person, whatever their browser has already deleted or is deleting at the same time. */
export interface AccountEraser {
  /**
   * Leaves what `DeleteAccount` leaves of this part, in the same form. `notifications`: what the server itself has stored to notify the person, which no browser
   * reads. Doing it again changes nothing. Rejects when the backend is out of reach; another call continues.
   */
  erase(step: ErasureStep, uid: string): Promise<void>;
}
