import type { ProfileRepository } from '../account/ProfileRepository';
import type { FavouriteRepository } from '../favourites/FavouriteRepository';
import type { HiddenSellers } from '../favourites/HiddenSellers';
import type { SavedSearchRepository } from '../favourites/SavedSearchRepository';
import type { ListingBuyers } from '../listings/ListingBuyers';
import type { ListingRepository } from '../listings/ListingRepository';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { BlockRepository } from '../messaging/BlockRepository';
import type { NewsletterRepository } from '../newsletter/NewsletterRepository';
import type { PreferencesRepository } from '../preferences/PreferencesRepository';
import type { ReviewRepository } from '../reviews/ReviewRepository';
import type { PersonalRecords } from './PersonalRecords';

/** The ports that store personal data, except conversations. */
export interface PersonalPorts {
  readonly profiles: ProfileRepository;
  readonly preferences: PreferencesRepository;
  readonly listings: Pick<ListingRepository, 'ownedBy' | 'change'>;
  readonly listingBuyers: Pick<ListingBuyers, 'release'>;
  readonly photos: Pick<PhotoRepository, 'addressOf' | 'remove'>;
  readonly favourites: Pick<FavouriteRepository, 'subscribe' | 'remove'>;
  readonly savedSearches: Pick<SavedSearchRepository, 'subscribe' | 'remove'>;
  readonly hiddenSellers: Pick<HiddenSellers, 'subscribe' | 'show'>;
  readonly newsletter: Pick<NewsletterRepository, 'removeAddress'>;
  readonly records: PersonalRecords;
  readonly reviews: Pick<ReviewRepository, 'about'>;
  readonly blocks: Pick<BlockRepository, 'subscribe' | 'unblock'>;
}
