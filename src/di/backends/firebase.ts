import { ContainerModule } from 'inversify';
import type { DemoSignIn } from '../../application/auth/DemoSignIn';
import { failure } from '../../domain/shared/Result';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { reloadWhenBroken } from '../../infrastructure/browser/page/reloadWhenBroken';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { SystemTimers } from '../../infrastructure/browser/device/SystemTimers';
import { FirebaseBackendStatus } from '../../infrastructure/firebase/connection/FirebaseBackendStatus';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { LateAppConfigurationRepository } from '../../infrastructure/firebase/lazy/LateAppConfigurationRepository';
import { LateAuthentication } from '../../infrastructure/firebase/lazy/LateAuthentication';
import { LateFirstReading } from '../../infrastructure/firebase/lazy/LateFirstReading';
import { LateListingRepository } from '../../infrastructure/firebase/lazy/LateListingRepository';
import { LatePhotoRepository } from '../../infrastructure/firebase/lazy/LatePhotoRepository';
import { LateVisitCounter } from '../../infrastructure/firebase/lazy/LateVisitCounter';
import { LateRecovery } from '../../infrastructure/firebase/lazy/LateRecovery';
import { LateUserRepository } from '../../infrastructure/firebase/lazy/LateUserRepository';
import type { Late } from '../../infrastructure/firebase/lazy/lazySubscribe';
import type { Backend } from '../Backend';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
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
      bindClass(options, ports.backendStatus, FirebaseBackendStatus, []);
      options
        .bind(ports.appConfigurationRepository)
        .toConstantValue(
          new LateAppConfigurationRepository(async () => (await onceShown()).configurations, new SystemTimers()),
        );
      options.bind(ports.visitCounter).toConstantValue(new LateVisitCounter(async () => (await onceShown()).visits));
      options
        .bind(ports.authentication)
        .toConstantValue(new LateAuthentication(async () => (await onceShown()).authentication));
      options
        .bind(ports.listingRepository)
        .toConstantValue(new LateListingRepository(async () => (await onceShown()).listings, firstReading));
      options.bind(ports.recovery).toConstantValue(new LateRecovery(async () => (await adapters()).recovery));
      options.bind(ports.userRepository).toConstantValue(new LateUserRepository(async () => (await onceShown()).users));
      options
        .bind(ports.photoRepository)
        .toConstantValue(new LatePhotoRepository(async () => (await onceShown()).photos, configuration));
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
      return new ContainerModule(({ bind }) => {
        bind(ports.blocks).toConstantValue(blocks);
        bind(ports.participantAnonymiser).toConstantValue(participantAnonymiser);
        bind(ports.conversationRepository).toConstantValue(conversations);
        bind(ports.reports).toConstantValue(reports);
        bind(ports.demoSignIn).toConstantValue(noDemoSignIn);
        bind(ports.listingSearch).toConstantValue(search);
        bind(ports.listingBuyers).toConstantValue(deals);
        bind(ports.listingViews).toConstantValue(views);
        bind(ports.alertSearch).toConstantValue(alertSearch);
        bind(ports.favouriteRepository).toConstantValue(favourites);
        bind(ports.savedSearchRepository).toConstantValue(savedSearches);
        bind(ports.hiddenSellers).toConstantValue(hiddenSellers);
        bind(ports.contactMessageRepository).toConstantValue(contactMessages);
        bind(ports.newsletterRepository).toConstantValue(newsletter);
        bind(ports.emailSignIn).toConstantValue(identity.emailSignIn);
        bind(ports.googleSignIn).toConstantValue(identity.googleSignIn);
        bind(ports.identityDeletion).toConstantValue(identity.identityDeletion);
        bind(ports.ownEmail).toConstantValue(identity.ownEmail);
        bind(ports.ownIdentity).toConstantValue(identity.ownIdentity);
        bind(ports.phoneChange).toConstantValue(identity.phoneChange);
        bind(ports.phoneSignIn).toConstantValue(identity.phoneSignIn);
        bind(ports.reauthentication).toConstantValue(identity.reauthentication);
        bind(ports.secondFactorEnrolment).toConstantValue(identity.secondFactorEnrolment);
        bind(ports.preferencesRepository).toConstantValue(preferences);
        bind(ports.profileRepository).toConstantValue(profiles);
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
