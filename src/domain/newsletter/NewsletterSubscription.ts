import type { EmailAddress } from '../shared/EmailAddress';

export interface NewsletterSubscription {
  readonly email: EmailAddress;
  readonly source: 'maintenance_page';
  /** Anybody who has it may remove the subscription. */
  readonly unsubscribeToken: string;
}

/** 20 letters and digits that cannot be guessed; `firestore.rules` has the same pattern. */
export function isUnsubscribeToken(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text);
}
