import { ContainerModule } from 'inversify';
import { IdentityDeletion } from '../../application/account/IdentityDeletion';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { UserRepository } from '../../application/account/UserRepository';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { Authentication } from '../../application/auth/Authentication';
import { DemoSignIn } from '../../application/auth/DemoSignIn';
import { EmailSignIn } from '../../application/auth/EmailSignIn';
import { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import { OwnEmail } from '../../application/auth/OwnEmail';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { PhoneChange } from '../../application/auth/PhoneChange';
import { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import { Reauthentication } from '../../application/auth/Reauthentication';
import { SecondFactorEnrolment } from '../../application/auth/SecondFactorEnrolment';
import { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { BlockRepository } from '../../application/messaging/BlockRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Recovery } from '../../application/resilience/Recovery';
import { AlertSearch } from '../../application/search/AlertSearch';
import { ListingSearch } from '../../application/search/ListingSearch';
import { failure } from '../../domain/shared/Result';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { SystemTimers } from '../../infrastructure/browser/device/SystemTimers';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { reloadWhenBroken } from '../../infrastructure/browser/page/reloadWhenBroken';
import { FirebaseBackendStatus } from '../../infrastructure/firebase/connection/FirebaseBackendStatus';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { LateAppConfigurationRepository } from '../../infrastructure/firebase/lazy/LateAppConfigurationRepository';
import { LateAuthentication } from '../../infrastructure/firebase/lazy/LateAuthentication';
import { LateFirstReading } from '../../infrastructure/firebase/lazy/LateFirstReading';
import { LateListingRepository } from '../../infrastructure/firebase/lazy/LateListingRepository';
import { LatePhotoRepository } from '../../infrastructure/firebase/lazy/LatePhotoRepository';
import { LateRecovery } from '../../infrastructure/firebase/lazy/LateRecovery';
import { LateUserRepository } from '../../infrastructure/firebase/lazy/LateUserRepository';
import { LateVisitCounter } from '../../infrastructure/firebase/lazy/LateVisitCounter';
import type { Late } from '../../infrastructure/firebase/lazy/lazySubscribe';
import type { Backend } from '../Backend';
import { bindClass, bindValue } from '../bind';
import type { FirebaseAdapters } from './firebaseAdapters';

const noDemoSignIn: DemoSignIn = { people: [], signIn: () => Promise.resolve(failure('denied')) };

/** The backend for production. Firebase is fetched after the first paint, or with the first area that is not on the first page. */
export function firebaseBackend(configuration: FirebaseConfiguration): Backend {
  reloadWhenBroken(new GuardedPageReload(new SystemClock()));
  const adapters = lateAdapters(configuration);
  const firstReading = configuration.readsFirstPageWhole === true ? null : lateFirstReading(configuration);
  const onceShown = async () => {
    await afterFirstPaint();
    await firstReading?.settled();
    return adapters();
  };
  return {
    firstPage: new ContainerModule((options) => {
      bindClass(options, BackendStatus, FirebaseBackendStatus, []);
      bindValue(
        options,
        AppConfigurationRepository,
        new LateAppConfigurationRepository(async () => (await onceShown()).configurations, new SystemTimers()),
      );
      bindValue(options, VisitCounter, new LateVisitCounter(async () => (await onceShown()).visits));
      bindValue(options, Authentication, new LateAuthentication(async () => (await onceShown()).authentication));
      bindValue(
        options,
        ListingRepository,
        new LateListingRepository(async () => (await onceShown()).listings, firstReading),
      );
      bindValue(options, Recovery, new LateRecovery(async () => (await adapters()).recovery));
      bindValue(options, UserRepository, new LateUserRepository(async () => (await onceShown()).users));
      bindValue(
        options,
        PhotoRepository,
        new LatePhotoRepository(async () => (await onceShown()).photos, configuration),
      );
    }),
    later: async () => {
      const {
        contactMessages,
        identity,
        alertSearch,
        favourites,
        hiddenSellers,
        newsletter,
        preferences,
        profiles,
        savedSearches,
        search,
        deals,
        views,
        blocks,
        participantAnonymiser,
        conversations,
        reports,
      } = await adapters();
      return new ContainerModule((options) => {
        bindValue(options, BlockRepository, blocks);
        bindValue(options, ParticipantAnonymiser, participantAnonymiser);
        bindValue(options, ConversationRepository, conversations);
        bindValue(options, ReportRepository, reports);
        bindValue(options, DemoSignIn, noDemoSignIn);
        bindValue(options, ListingSearch, search);
        bindValue(options, ListingBuyers, deals);
        bindValue(options, ListingViews, views);
        bindValue(options, AlertSearch, alertSearch);
        bindValue(options, FavouriteRepository, favourites);
        bindValue(options, SavedSearchRepository, savedSearches);
        bindValue(options, HiddenSellers, hiddenSellers);
        bindValue(options, ContactMessageRepository, contactMessages);
        bindValue(options, NewsletterRepository, newsletter);
        bindValue(options, EmailSignIn, identity.emailSignIn);
        bindValue(options, GoogleSignIn, identity.googleSignIn);
        bindValue(options, IdentityDeletion, identity.identityDeletion);
        bindValue(options, OwnEmail, identity.ownEmail);
        bindValue(options, OwnIdentity, identity.ownIdentity);
        bindValue(options, PhoneChange, identity.phoneChange);
        bindValue(options, PhoneSignIn, identity.phoneSignIn);
        bindValue(options, Reauthentication, identity.reauthentication);
        bindValue(options, SecondFactorEnrolment, identity.secondFactorEnrolment);
        bindValue(options, PreferencesRepository, preferences);
        bindValue(options, ProfileRepository, profiles);
      });
    },
  };
}

/** One connection for the whole site; one that could not be made is tried again when next asked for. */
function lateAdapters(configuration: FirebaseConfiguration): Late<FirebaseAdapters> {
  let connecting: Promise<FirebaseAdapters> | null = null;
  return () => {
    connecting ??= import('./firebaseAdapters').then(({ connectAdapters }) =>
      connectAdapters(configuration, new SystemClock()),
    );
    connecting.catch(() => {
      connecting = null;
    });
    return connecting;
  };
}

/** On the home page its code is fetched while the page is being made: what is seen first was painted before any script ran. */
function lateFirstReading(configuration: FirebaseConfiguration): LateFirstReading {
  const fetchCode = () => import('../../infrastructure/firebase/lazy/readNewestLite');
  const early = location.pathname === '/' ? fetchCode() : null;
  early?.catch(() => undefined);
  return new LateFirstReading(async () => {
    const { readNewestLite } = await (early ?? fetchCode());
    return readNewestLite(configuration, new SystemClock());
  });
}
