import { UserRepository } from '../../application/account/UserRepository';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { Authentication } from '../../application/auth/Authentication';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Recovery } from '../../application/resilience/Recovery';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { Timers } from '../../application/shared/Timers';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { FIRST_CARDS_ID } from '../../infrastructure/browser/page/firstCards';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { hasData } from '../../infrastructure/browser/page/untilWanted';
import { untilWantedOrLate } from '../../infrastructure/browser/page/untilWantedOrLate';
import { reloadWhenBroken } from '../../infrastructure/browser/page/reloadWhenBroken';
import { FirebaseBackendStatus } from '../../infrastructure/firebase/connection/FirebaseBackendStatus';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { LazyAppConfigurationRepository } from '../../infrastructure/firebase/lazy/LazyAppConfigurationRepository';
import { LazyAuthentication } from '../../infrastructure/firebase/lazy/LazyAuthentication';
import { LazyFirstReading } from '../../infrastructure/firebase/lazy/LazyFirstReading';
import { LazyListingRepository } from '../../infrastructure/firebase/lazy/LazyListingRepository';
import { LazyPhotoRepository } from '../../infrastructure/firebase/lazy/LazyPhotoRepository';
import { LazyRecovery } from '../../infrastructure/firebase/lazy/LazyRecovery';
import { LazyUserRepository } from '../../infrastructure/firebase/lazy/LazyUserRepository';
import { LazyVisitCounter } from '../../infrastructure/firebase/lazy/LazyVisitCounter';
import { readPageConfiguration } from '../../infrastructure/firebase/lazy/readPageConfiguration';
import type { Backend, ResolveLazily } from '../Backend';
import { bindClass, bindFactory, bindValue } from '../bind';
import type { LazyPort } from './LazyPort';
import { rememberedReader } from './rememberedReader';

/**
 * The backend for production. The SDK is loaded after the first paint, or with the first module that is neither on the first page nor on
 * the pages of results and of a listing. A page that has brought its data waits with it until the visitor does something, or ten seconds,
 * unless this browser remembers a person.
 */
export function firebaseBackend(configuration: FirebaseConfiguration): Backend {
  reloadWhenBroken(new GuardedPageReload(new SystemClock()));
  const hasCards = document.getElementById(FIRST_CARDS_ID) !== null;
  const firstReading = hasCards || configuration.readsFirstPageWhole === true ? null : lazyFirstReading(configuration);
  const isPatient = hasData() && rememberedReader() === null;
  const afterFirstPage =
    (resolveLazily: ResolveLazily, waits: boolean | Promise<boolean> = isPatient): LazyPort =>
    (port) =>
    async () => {
      await afterFirstPaint();
      await firstReading?.settled();
      if (await waits) await untilWantedOrLate();
      return resolveLazily(port);
    };
  return {
    eager: (resolveLazily) => {
      const lazily = afterFirstPage(resolveLazily);
      // Without an answer to the page itself, nobody knows yet whether the site is open.
      const pageAnswer = readPageConfiguration();
      const isKnown = pageAnswer.then((answer) => isPatient && answer !== null);
      // Stand-ins, for what the first page itself makes: the lazy half replaces them for everything made later.
      return (options) => {
        bindClass(options, BackendStatus, FirebaseBackendStatus, []);
        bindFactory(
          options,
          AppConfigurationRepository,
          (timers: Timers) =>
            new LazyAppConfigurationRepository(
              afterFirstPage(resolveLazily, isKnown)(AppConfigurationRepository),
              timers,
              pageAnswer,
            ),
          [Timers],
        );
        bindValue(options, VisitCounter, new LazyVisitCounter(lazily(VisitCounter), configuration));
        bindValue(options, Authentication, new LazyAuthentication(lazily(Authentication)));
        bindValue(options, ListingRepository, new LazyListingRepository(lazily(ListingRepository), firstReading));
        bindValue(options, Recovery, new LazyRecovery(() => resolveLazily(Recovery)));
        bindValue(options, UserRepository, new LazyUserRepository(lazily(UserRepository)));
        bindValue(options, PhotoRepository, new LazyPhotoRepository(lazily(PhotoRepository), configuration));
      };
    },
    listing: async (resolveLazily) =>
      (await import('./firebaseListing')).firebaseListing(afterFirstPage(resolveLazily)),
    servesResults: true,
    lazy: async () => (await import('./firebaseLazy')).firebaseLazyModule(configuration),
  };
}

/** On the home page its code is fetched while the page is being made: what is seen first was painted before any script ran. */
function lazyFirstReading(configuration: FirebaseConfiguration): LazyFirstReading {
  const fetchCode = () => import('../../infrastructure/firebase/lazy/readNewestLite');
  const early = location.pathname === '/' ? fetchCode() : null;
  early?.catch(() => undefined);
  return new LazyFirstReading(async () => {
    const { readNewestLite } = await (early ?? fetchCode());
    return readNewestLite(configuration, new SystemClock());
  });
}
