import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedAccounts } from '../../infrastructure/embedded/auth/EmbeddedAccounts';
import { EmbeddedBlockRepository } from '../../infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedParticipantAnonymiser } from '../../infrastructure/embedded/messaging/EmbeddedParticipantAnonymiser';
import { EmbeddedConversationRepository } from '../../infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedDemoSignIn } from '../../infrastructure/embedded/auth/EmbeddedDemoSignIn';
import { EmbeddedEmailSignIn } from '../../infrastructure/embedded/auth/EmbeddedEmailSignIn';
import { EmbeddedGoogleSignIn } from '../../infrastructure/embedded/auth/EmbeddedGoogleSignIn';
import { EmbeddedIdentityDeletion } from '../../infrastructure/embedded/auth/EmbeddedIdentityDeletion';
import { EmbeddedFavouriteRepository } from '../../infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedListingSearch } from '../../infrastructure/embedded/search/EmbeddedListingSearch';
import { EmbeddedListingBuyers } from '../../infrastructure/embedded/listings/EmbeddedListingBuyers';
import { EmbeddedListingViews } from '../../infrastructure/embedded/listings/EmbeddedListingViews';
import { EmbeddedContactMessageRepository } from '../../infrastructure/embedded/site/EmbeddedContactMessageRepository';
import { EmbeddedNewsletterRepository } from '../../infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedPreferencesRepository } from '../../infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { EmbeddedProfileRepository } from '../../infrastructure/embedded/account/EmbeddedProfileRepository';
import { EmbeddedOwnEmail } from '../../infrastructure/embedded/auth/EmbeddedOwnEmail';
import { EmbeddedOwnIdentity } from '../../infrastructure/embedded/auth/EmbeddedOwnIdentity';
import { EmbeddedPhoneChange } from '../../infrastructure/embedded/auth/EmbeddedPhoneChange';
import { EmbeddedPhoneSignIn } from '../../infrastructure/embedded/auth/EmbeddedPhoneSignIn';
import { EmbeddedReauthentication } from '../../infrastructure/embedded/auth/EmbeddedReauthentication';
import { EmbeddedSecondFactorEnrolment } from '../../infrastructure/embedded/auth/EmbeddedSecondFactorEnrolment';
import { EmbeddedSavedSearchRepository } from '../../infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import { EmbeddedReportRepository } from '../../infrastructure/embedded/messaging/EmbeddedReportRepository';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { embedded } from './embeddedTokens';

export const embeddedLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.blocks, EmbeddedBlockRepository, [embedded.database, embedded.feed, ports.clock]);
  bindClass(options, ports.participantAnonymiser, EmbeddedParticipantAnonymiser, [embedded.database, embedded.feed]);
  bindClass(options, ports.conversationRepository, EmbeddedConversationRepository, [
    embedded.database,
    embedded.feed,
    ports.clock,
  ]);
  bindClass(options, ports.reports, EmbeddedReportRepository, [embedded.database, ports.clock]);
  bindClass(options, embedded.accounts, EmbeddedAccounts, [
    embedded.database,
    embedded.feed,
    embedded.session,
    ports.clock,
  ]);
  bindClass(options, embedded.ownEmail, EmbeddedOwnEmail, [embedded.accounts]);
  bindClass(options, ports.demoSignIn, EmbeddedDemoSignIn, [embedded.accounts]);
  bindClass(options, ports.emailSignIn, EmbeddedEmailSignIn, [embedded.accounts, embedded.ownEmail]);
  bindClass(options, ports.googleSignIn, EmbeddedGoogleSignIn, [embedded.accounts]);
  bindClass(options, ports.identityDeletion, EmbeddedIdentityDeletion, [embedded.accounts]);
  options.bind(ports.ownEmail).toService(embedded.ownEmail);
  bindClass(options, ports.ownIdentity, EmbeddedOwnIdentity, [embedded.accounts]);
  bindClass(options, ports.phoneChange, EmbeddedPhoneChange, [embedded.accounts]);
  bindClass(options, ports.reauthentication, EmbeddedReauthentication, [embedded.accounts]);
  bindClass(options, ports.secondFactorEnrolment, EmbeddedSecondFactorEnrolment, [embedded.accounts]);
  options
    .bind(ports.listingSearch)
    .toResolvedValue(searchOverImport, [ports.clock, embedded.catalogueImport])
    .inSingletonScope();
  bindClass(options, ports.phoneSignIn, EmbeddedPhoneSignIn, [embedded.accounts]);
  bindClass(options, ports.preferencesRepository, EmbeddedPreferencesRepository, [
    embedded.database,
    embedded.feed,
    ports.clock,
  ]);
  bindClass(options, ports.profileRepository, EmbeddedProfileRepository, [
    embedded.database,
    embedded.feed,
    ports.clock,
    embedded.catalogueImport,
  ]);
  options.bind(ports.alertSearch).toService(ports.listingSearch);
  bindClass(options, ports.favouriteRepository, EmbeddedFavouriteRepository, [embedded.database, embedded.feed]);
  bindClass(options, ports.savedSearchRepository, EmbeddedSavedSearchRepository, [embedded.database, embedded.feed]);
  bindClass(options, ports.hiddenSellers, EmbeddedHiddenSellers, [embedded.database, embedded.feed]);
  bindClass(options, ports.contactMessageRepository, EmbeddedContactMessageRepository, [
    embedded.database,
    ports.clock,
  ]);
  bindClass(options, ports.newsletterRepository, EmbeddedNewsletterRepository, [
    embedded.database,
    embedded.session,
    ports.clock,
  ]);
  bindClass(options, ports.listingBuyers, EmbeddedListingBuyers, [embedded.database]);
  bindClass(options, ports.listingViews, EmbeddedListingViews, [embedded.database]);
});

/** Whoever opens a results page first of all has begun to look at listings: the import must begin there too. */
function searchOverImport(...[clock]: [Clock, DemoCatalogueImport]): EmbeddedListingSearch {
  return new EmbeddedListingSearch(clock);
}
