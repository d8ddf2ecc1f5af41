import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { BlockedPerson } from '../../../application/messaging/BlockRepository';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { ContactMessage } from '../../../domain/contact/ContactMessage';
import type { Favourite } from '../../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../../domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import type { Listing } from '../../../domain/listings/Listing';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import type { Conversation } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import type { Report } from '../../../domain/moderation/Report';
import type { Preferences } from '../../../domain/preferences/Preferences';
import type { Instant } from '../../../domain/shared/Instant';
import type { PasswordHash } from './PasswordHash';

/** How a person of this browser signs in. A demo person has none until they add a number or an address. */
export interface AccountRecord {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly password: PasswordHash | null;
  readonly phoneNumber: string | null;
  /** Whether the made-up account at Google leads here. */
  readonly hasGoogle: boolean;
  /** E.164, of the phone that gets the second step's codes. */
  readonly secondStepPhone: string | null;
  /** Null: never by these means; nothing then asks for a recent sign-in. */
  readonly signedInAt: Instant | null;
}

export function blankAccount(uid: string): AccountRecord {
  return {
    uid,
    email: null,
    isEmailVerified: false,
    password: null,
    phoneNumber: null,
    hasGoogle: false,
    secondStepPhone: null,
    signedInAt: null,
  };
}

export interface BlockRecord extends BlockedPerson {
  /** `{owner}/{uid}` */
  readonly key: string;
  readonly owner: string;
}

export function blockKeyOf(owner: string, uid: string): string {
  return `${owner}/${uid}`;
}

export interface ContactMessageRecord extends Omit<ContactMessage, 'email'> {
  readonly email: string;
  readonly sentAt: Instant;
}

export interface ConversationRecord extends Conversation {
  /** `[uid, updatedAt]` of each of the two: where the conversation stands in their lists. */
  readonly places: readonly (readonly [string, number])[];
}

export interface MessageRecord extends Message {
  /** `{conversationId}/{id}` */
  readonly key: string;
  readonly conversationId: string;
}

export function conversationRecordOf(conversation: Conversation): ConversationRecord {
  const { buyer, seller, updatedAt } = conversation;
  return {
    ...conversation,
    places: [
      [buyer.uid, updatedAt],
      [seller.uid, updatedAt],
    ],
  };
}

export function conversationOf({
  id,
  listing,
  buyer,
  seller,
  lastMessage,
  firstAskedAt,
  firstAnsweredAt,
  createdAt,
  updatedAt,
}: ConversationRecord): Conversation {
  return { id, listing, buyer, seller, lastMessage, firstAskedAt, firstAnsweredAt, createdAt, updatedAt };
}

export function messageKeyOf(conversationId: string, id: string): string {
  return `${conversationId}/${id}`;
}

export function messageOf({ id, authorId, content, sentAt }: MessageRecord): Message {
  return { id, authorId, content, sentAt };
}

/** Something that a person keeps, as stored: under its owner and its own id. */
export interface OwnedRecord {
  readonly ownerId: string;
  readonly id: string;
}

/** The id is that of the listing. */
export interface FavouriteRecord extends OwnedRecord {
  readonly favourite: Favourite;
}

export interface FavouriteCountRecord {
  readonly listingId: string;
  readonly count: number;
}

export interface SavedSearchRecord extends OwnedRecord {
  readonly search: SavedSearch;
}

/** The id is that of the seller. */
export interface HiddenSellerRecord extends OwnedRecord {
  readonly seller: HiddenSeller;
}

/** A listing as stored: with the keys that its indexes need. */
export interface ListingRecord extends Listing {
  /** 1 when its state is public. Whether it has expired by now is for the reader to check: see `isVisible`. */
  readonly visible: 0 | 1;
  readonly family: FamilyId;
}

export interface PhotoRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  /** Photos kept by earlier versions of the site have no thumbnail. */
  readonly renditions: Readonly<Record<Exclude<PhotoRendition, 'thumbnail'>, Blob>> & { readonly thumbnail?: Blob };
}

export interface PreferencesRecord extends Preferences {
  readonly uid: string;
  readonly updatedAt: Instant;
}

/** An account with what its person shows of themselves, as far as they have said anything. */
export type ProfileRecord = UserProfile & Partial<Pick<PublicProfile, 'about' | 'place' | 'kind' | 'answers'>>;

export interface ReportRecord extends Report {
  /** `{reporter}~{kind}~{target}`: one for each person and target. */
  readonly id: string;
  readonly createdAt: Instant;
}

export interface SubscriberRecord {
  readonly email: string;
  readonly subscribedAt: Instant;
  readonly source: string;
}

/** How often a listing's page was opened. */
export interface ViewCountRecord {
  readonly listingId: string;
  readonly views: number;
}
