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
import type { Token } from '../../application/shared/token';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { FIRST_CARDS_ID } from '../../infrastructure/browser/page/firstCards';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
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
import type { Lazy } from '../../infrastructure/firebase/lazy/lazySubscribe';
import type { Backend } from '../Backend';
import { bindClass, bindFactory, bindValue } from '../bind';

/** The backend for production. The SDK is loaded after the first paint, or with the first module that is not on the first page. */
export function firebaseBackend(configuration: FirebaseConfiguration): Backend {
  reloadWhenBroken(new GuardedPageReload(new SystemClock()));
  const isRendered = document.getElementById(FIRST_CARDS_ID) !== null;
  const firstReading =
    isRendered || configuration.readsFirstPageWhole === true ? null : lazyFirstReading(configuration);
  return {
    eager: (resolveLazily) => {
      const afterFirstPage =
        <Port>(port: Token<Port>): Lazy<Port> =>
        async () => {
          await afterFirstPaint();
          await firstReading?.settled();
          return resolveLazily(port);
        };
      // Stand-ins, for what the first page itself makes: the lazy half replaces them for everything made later.
      return (options) => {
        bindClass(options, BackendStatus, FirebaseBackendStatus, []);
        bindFactory(
          options,
          AppConfigurationRepository,
          (timers: Timers) =>
            new LazyAppConfigurationRepository(
              afterFirstPage(AppConfigurationRepository),
              timers,
              readPageConfiguration(),
            ),
          [Timers],
        );
        bindValue(options, VisitCounter, new LazyVisitCounter(afterFirstPage(VisitCounter)));
        bindValue(options, Authentication, new LazyAuthentication(afterFirstPage(Authentication)));
        bindValue(
          options,
          ListingRepository,
          new LazyListingRepository(afterFirstPage(ListingRepository), firstReading),
        );
        bindValue(options, Recovery, new LazyRecovery(() => resolveLazily(Recovery)));
        bindValue(options, UserRepository, new LazyUserRepository(afterFirstPage(UserRepository)));
        bindValue(options, PhotoRepository, new LazyPhotoRepository(afterFirstPage(PhotoRepository), configuration));
      };
    },
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
