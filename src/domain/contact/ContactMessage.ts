import type { EmailAddress } from '../shared/EmailAddress';

/** What one may write to the team about; `firestore.rules` holds the same list. */
export const contactSubjects = ['question', 'listing', 'account', 'report', 'data', 'accessibility', 'other'] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** Letters at most; `firestore.rules` holds the same. */
export const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 4000;

/** What somebody writes to the team (`contact_messages/{id}`). */
export interface ContactMessage {
  /** Made up by the browser: what is sent again after a cut-off is stored once. */
  readonly id: string;
  readonly name: string;
  readonly email: EmailAddress;
  readonly subject: ContactSubject;
  readonly message: string;
}
