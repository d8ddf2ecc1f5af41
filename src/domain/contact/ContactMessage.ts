import type { EmailAddress } from '../shared/EmailAddress';

/** The subjects of a message to the team; `firestore.rules` has the same list. */
export const contactSubjects = ['question', 'listing', 'account', 'report', 'data', 'accessibility', 'other'] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The maximum number of characters; `firestore.rules` has the same limits. */
export const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 4000;

/** A message to the team (`contact_messages/{id}`). */
export interface ContactMessage {
  /** Chosen by the browser, so that a message sent twice is stored once. */
  readonly id: string;
  readonly name: string;
  readonly email: EmailAddress;
  readonly subject: ContactSubject;
  readonly message: string;
  /** The person who was signed in; absent for visitors. */
  readonly authorId?: string;
}
