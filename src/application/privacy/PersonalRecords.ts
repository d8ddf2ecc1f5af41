import type { ContactMessage } from '../../domain/contact/ContactMessage';
import type { Tombstone } from '../../domain/listings/lifecycle/Tombstone';
import type { Decision } from '../../domain/moderation/Decision';
import type { Report } from '../../domain/moderation/Report';
import type { Review } from '../../domain/reviews/Review';
import type { Instant } from '../../domain/shared/Instant';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';
import type { ListingBuyer } from '../listings/ListingBuyers';

/** What a person has left where others read it, and what is left of their deleted listings; in any order. */
export interface PersonalRecordsOf {
  readonly deletedListings: readonly Tombstone[];
  /** The listings of others that are reserved for the person, or sold to them. */
  readonly purchases: readonly ListingBuyer[];
  readonly reports: readonly (Report & { readonly createdAt: Instant })[];
  /** What moderators have decided about the person; at most 100 decisions. */
  readonly decisions: readonly Decision[];
  /** The browsers on which the person is notified of messages. */
  readonly devices: readonly { readonly endpoint: string; readonly createdAt: Instant }[];
  readonly reviewsWritten: readonly Review[];
  /** Messages to the team that the person wrote while signed in. */
  readonly contactMessages: readonly (Omit<ContactMessage, 'email' | 'authorId'> & {
    readonly email: string;
    readonly sentAt: Instant;
  })[];
}

export interface PersonalRecords {
  of(uid: string): Promise<BackendResult<PersonalRecordsOf>>;
  /**
   * Deletes the purchases, the devices, the messages to the team and the reviews about the person, and the details of reports: moderators still see
   * what was reported, and why. Reviews that the person has written stay, without their name. What the person’s rates name is removed too; a backend may keep their times and counts, so that nobody resets them.
   * For a person without a profile; `denied` for others. Another call continues where one has failed.
   */
  erase(uid: string): Promise<BackendResult<void>>;
}
export const PersonalRecords = token<PersonalRecords>('PersonalRecords');
