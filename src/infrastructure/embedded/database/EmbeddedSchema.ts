import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { JournalEntry, JournalHead } from '../../../domain/moderation/journal';
import type { YearlyFigures } from '../../../domain/moderation/YearlyFigures';
import type { ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import type { Review } from '../../../domain/reviews/Review';
import type { AppConfiguration } from '../../../domain/maintenance/AppConfiguration';
import type {
  CatalogueMarker,
  DailyVisits,
  AccountRecord,
  BlockRecord,
  CaseRecord,
  ContactMessageRecord,
  ConversationRecord,
  DealRecord,
  DecisionRecord,
  FavouriteCountRecord,
  FavouriteRecord,
  HiddenSellerRecord,
  ListingRecord,
  MessageRecord,
  NoticeRecord,
  OpenedConversationRecord,
  PhotoRecord,
  PreferencesRecord,
  ProfileRecord,
  RateRecord,
  ReportOutcomeRecord,
  ReportRecord,
  RestrictionRecord,
  SavedSearchRecord,
  SubscriberRecord,
  ViewCountRecord,
} from './records';

/**
 * The stores at the latest version of the database; `migrations` creates them. `users`, `config`, `newsletter_subscribers` and
 * `analytics` have the names and fields of the specification (§3, §7).
 */
export interface EmbeddedSchema extends DBSchema {
  listings: {
    key: string;
    /** A tombstone has no key in the indexes by publication, family and category. */
    value: ListingRecord | Tombstone;
    indexes: {
      /** `[visible, publishedAt, id]` */
      byPublication: [number, number, string];
      /** `[visible, family, publishedAt, id]` */
      byFamily: [number, string, number, string];
      /** `[visible, categoryId, publishedAt, id]` */
      byCategory: [number, string, number, string];
      /** `[ownerId, publishedAt]` */
      byOwner: [string, number];
    };
  };
  /** The ids of listings that have changed, by revision: see `logListingChanges`. */
  listing_changes: { key: number; value: readonly string[] };
  /** The search index of all listings at a revision, or nothing: see `storedIndex`. */
  listing_index: { key: StoredIndexKey; value: unknown };
  photos: { key: string; value: PhotoRecord };
  /** By owner and listing. */
  favourites: { key: [string, string]; value: FavouriteRecord };
  favouriteCounts: { key: string; value: FavouriteCountRecord };
  /** By owner and id. */
  savedSearches: { key: [string, string]; value: SavedSearchRecord };
  /** By owner and seller. */
  hiddenSellers: { key: [string, string]; value: HiddenSellerRecord };
  /** By person. */
  preferences: { key: string; value: PreferencesRecord };
  users: { key: string; value: UserProfile };
  /** By person. */
  profiles: { key: string; value: ProfileRecord };
  accounts: { key: string; value: AccountRecord };
  /** By e-mail address in its stored form. */
  newsletter_subscribers: {
    key: string;
    value: SubscriberRecord;
    indexes: {
      /** `[subscribed_at, email]` */
      byDate: [number, string];
    };
  };
  conversations: {
    key: string;
    value: ConversationRecord;
    indexes: {
      /** `[uid, updatedAt]`, once for each of the two. */
      byPerson: [string, number];
    };
  };
  messages: {
    key: string;
    value: MessageRecord;
    indexes: {
      /** `[conversationId, sentAt, id]` */
      byConversation: [string, number, string];
    };
  };
  blocks: { key: string; value: BlockRecord };
  notices: { key: string; value: NoticeRecord };
  opened_conversations: { key: string; value: OpenedConversationRecord };
  reports: { key: string; value: ReportRecord };
  cases: { key: string; value: CaseRecord };
  /** By number, as the journal. */
  decisions: { key: number; value: DecisionRecord };
  journal: { key: number; value: JournalEntry };
  registers: { key: 'journal'; value: JournalHead };
  report_outcomes: { key: string; value: ReportOutcomeRecord };
  /** By person. */
  restrictions: { key: string; value: RestrictionRecord };
  /** By year. */
  transparency: { key: number; value: YearlyFigures };
  /** By owner and kind. */
  rates: { key: [string, string]; value: RateRecord };
  /** Out-of-line keys, as of `config` and `registers`. The state of the demo catalogue’s import. */
  settings: { key: 'demo-catalogue'; value: CatalogueMarker };
  /** The site’s configuration, and the settings of the moderation. */
  config: { key: 'app' | 'moderation'; value: AppConfiguration | ReviewSettings };
  /** By the date in France. */
  analytics: { key: string; value: DailyVisits };
  contactMessages: { key: string; value: ContactMessageRecord };
  /** By listing. */
  deals: {
    key: string;
    value: DealRecord;
    indexes: {
      /** `ownerId` */
      bySeller: string;
      /** `buyerId` */
      byBuyer: string;
    };
  };
  reviews: {
    key: string;
    value: Review;
    indexes: {
      /** `[subjectId, visibleAt]` */
      bySubject: [string, number];
    };
  };
  viewCounts: { key: string; value: ViewCountRecord };
}

/** The format of the index, the address of the code that has built it, the version of the database and the revision of the listings. */
export type StoredIndexKey = [format: number, code: string, database: number, revision: number];

export type StoreName = StoreNames<EmbeddedSchema>;
export type EmbeddedConnection = IDBPDatabase<EmbeddedSchema>;
export type EmbeddedTransaction<
  Stores extends StoreName[],
  Mode extends IDBTransactionMode = 'readwrite',
> = IDBPTransaction<EmbeddedSchema, Stores, Mode>;
