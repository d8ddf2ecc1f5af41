import type { ListingBuyer } from '../../../application/listings/ListingBuyers';
import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { BlockedPerson } from '../../../application/messaging/BlockRepository';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import type { Favourite } from '../../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../../domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import type { Listing } from '../../../domain/listings/Listing';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { Conversation, LastMessage } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import type { Decision } from '../../../domain/moderation/Decision';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReceivedNotice } from '../../../domain/moderation/Notice';
import type { ReceivedReport } from '../../../domain/moderation/ReportedContent';
import type { Restriction } from '../../../domain/moderation/Restriction';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import type { Preferences } from '../../../domain/preferences/Preferences';
import type { Deal } from '../../../domain/reviews/Deal';
import type { Rate, RateKind } from '../../../domain/shared/Rate';
import type { Instant } from '../../../domain/shared/Instant';
import type { PasswordHash } from './PasswordHash';

/** How a person signs in. A demo person has no account record until they add a number or an address. */
export interface AccountRecord {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly password: PasswordHash | null;
  readonly phoneNumber: string | null;
  /** Whether the simulated Google account signs in to this account. */
  readonly hasGoogle: boolean;
  /** E.164, the phone that gets the codes of the second factor. */
  readonly secondStepPhone: string | null;
  /** Null for a demo person: a recent sign-in is then never required. */
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

/** One of an earlier version has no `lastEffect`. */
export interface CaseRecord extends Omit<ModerationCase, 'lastEffect'>, Partial<Pick<ModerationCase, 'lastEffect'>> {
  /** `caseIdOf` its target. */
  readonly id: string;
}

/** One of an earlier version has no content. */
export type DecisionRecord = Omit<Decision, 'content'> & Partial<Pick<Decision, 'content'>>;

export function decisionOf(record: DecisionRecord): Decision {
  return { ...record, content: record.content ?? null };
}

/** How far the demo catalogue has been imported; written in the same transaction as the listings it counts. */
export interface CatalogueMarker {
  readonly catalogueVersion: number;
  /** A listing’s publication date is this date minus its age in the catalogue. */
  readonly datedFrom: Instant;
  readonly done: number;
  readonly isComplete: boolean;
}

/** One of an earlier version is not marked: it waits. */
export type ContactMessageRecord = Omit<ReceivedContactMessage, 'handled'> &
  Partial<Pick<ReceivedContactMessage, 'handled'>>;

/** The buyer of a listing. Reviews keep it as it is. */
export interface DealRecord extends ListingBuyer, Partial<Pick<Deal, 'reviewedAt'>> {
  /** The listing is or was sold to the buyer: it is a sale of the one and a purchase of the other. */
  readonly isCounted?: true;
}

export interface ConversationRecord extends Conversation {
  /** As the preview of a message that is withdrawn, see `MessageRecord`. */
  readonly lastMessage: LastMessage & { readonly isWithdrawn?: true };
  /** `[uid, updatedAt]` for each of the two, the keys of the index `byPerson`. */
  readonly places: readonly (readonly [string, number])[];
}

export interface MessageRecord extends Message {
  /** One that is withdrawn is stored as `unreadable`, which pages of an earlier version can show too. */
  readonly isWithdrawn?: true;
  /** `{conversationId}/{id}` */
  readonly key: string;
  readonly conversationId: string;
}

export function messageKeyOf(conversationId: string, id: string): string {
  return `${conversationId}/${id}`;
}

export interface DailyVisits {
  /** In France, `2026-06-15`. */
  readonly date: string;
  readonly uniqueVisitors: number;
  readonly lastUpdated: Instant;
}

/** A saved item: a favourite, a saved search or a hidden seller, keyed by its owner and its id. */
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
  readonly state: Exclude<ListingState, 'deleted'>;
  /** 1 when its state is public. It may have expired since: readers check with `isVisible`. */
  readonly visible: 0 | 1;
  readonly family: FamilyId;
}

export interface PhotoRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  /** Photos stored by earlier versions of the site have no thumbnail. */
  readonly renditions: Readonly<Record<Exclude<PhotoRendition, 'thumbnail'>, Blob>> & { readonly thumbnail?: Blob };
  /** Only admins see it: see `WithdrawnPhotos`. */
  readonly isWithdrawn?: boolean;
}

export interface PreferencesRecord extends Omit<Preferences, 'mails' | 'pushes'> {
  readonly uid: string;
  /** Records of former versions have none, or not all of them. */
  readonly mails?: Partial<Preferences['mails']>;
  /** As above. */
  readonly pushes?: Preferences['pushes'];
  readonly updatedAt: Instant;
}

/** By its reference. */
export type NoticeRecord = Omit<ReceivedNotice, 'outcome'>;

export interface OpenedConversationRecord {
  /** `{admin}~{conversation}` */
  readonly id: string;
  readonly openedAt: Instant;
}

/** The fields that a public profile has beyond those of the account, once they have been filled in. */
export interface ProfileRecord extends Partial<Pick<PublicProfile, 'about' | 'place' | 'kind'>> {
  readonly uid: string;
}

/** How often a person has done what is limited by the hour. The id is the kind. */
export interface RateRecord extends OwnedRecord, Rate {
  readonly id: RateKind;
}

export interface ReportOutcomeRecord extends ReportOutcome {
  /** `caseIdOf` its target. */
  readonly id: string;
}

export interface ReportRecord extends Omit<ReceivedReport, 'content'> {
  /** `{reporter}~{kind}~{target}`: a person can report a target once. */
  readonly id: string;
  /** Reports of earlier versions have none, nor a case, until the moderation is first used. */
  readonly content?: ReceivedReport['content'];
}

export type RestrictionRecord = Restriction & { readonly uid: string };

export interface SubscriberRecord {
  readonly email: string;
  readonly subscribed_at: Instant;
  readonly source: string;
  /** Subscriptions of earlier versions have none. */
  readonly unsubscribeToken?: string;
}

/** How often a listing's page was opened. */
export interface ViewCountRecord {
  readonly listingId: string;
  readonly views: number;
}
