import { UserRepository } from '../../application/account/UserRepository';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { Authentication } from '../../application/auth/Authentication';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Recovery } from '../../application/resilience/Recovery';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { untilWanted } from '../../infrastructure/browser/page/untilWanted';
import { EmbeddedUserRepository } from '../../infrastructure/embedded/account/EmbeddedUserRepository';
import { EmbeddedAuthentication } from '../../infrastructure/embedded/auth/EmbeddedAuthentication';
import { EmbeddedSession } from '../../infrastructure/embedded/auth/EmbeddedSession';
import { ChangeFeed } from '../../infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../infrastructure/embedded/database/EmbeddedDatabase';
import { EmbeddedRecovery } from '../../infrastructure/embedded/database/EmbeddedRecovery';
import { bundledCatalogue } from '../../infrastructure/embedded/demo/bundledCatalogue';
import { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedListingRepository } from '../../infrastructure/embedded/listings/EmbeddedListingRepository';
import { EmbeddedPhotoRepository } from '../../infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedAppConfigurationRepository } from '../../infrastructure/embedded/site/EmbeddedAppConfigurationRepository';
import { EmbeddedVisitCounter } from '../../infrastructure/embedded/site/EmbeddedVisitCounter';
import type { Backend } from '../Backend';
import { bindAlias, bindClass, bindFactory } from '../bind';
import { embedded } from './embeddedTokens';
import { personStorage } from './personStorage';

/** The backend without configuration: everything lives in this browser's IndexedDB. */
export const embeddedBackend: Backend = {
  eager: () => (options) => {
    bindClass(options, embedded.status, EmbeddedBackendStatus, []);
    bindClass(options, embedded.feed, ChangeFeed, []);
    bindClass(options, embedded.session, EmbeddedSession, [personStorage]);
    bindFactory(options, embedded.database, (status: EmbeddedBackendStatus) => new EmbeddedDatabase({ status }), [
      embedded.status,
    ]);
    bindFactory(options, embedded.catalogueImport, startImport, [
      embedded.database,
      embedded.feed,
      embedded.status,
      Clock,
    ]);
    bindAlias(options, BackendStatus, embedded.status);
    bindClass(options, AppConfigurationRepository, EmbeddedAppConfigurationRepository, [
      embedded.database,
      embedded.feed,
      embedded.session,
    ]);
    bindClass(options, VisitCounter, EmbeddedVisitCounter, [embedded.database, embedded.session, Clock]);
    bindClass(options, Authentication, EmbeddedAuthentication, [embedded.database, embedded.session, Clock]);
    bindClass(options, Recovery, EmbeddedRecovery, [embedded.database, Clock]);
    bindClass(options, UserRepository, EmbeddedUserRepository, [embedded.database, embedded.feed]);
    bindClass(options, ListingRepository, EmbeddedListingRepository, [
      embedded.database,
      embedded.feed,
      Clock,
      embedded.catalogueImport,
    ]);
    bindClass(options, PhotoRepository, EmbeddedPhotoRepository, [embedded.database, IdGenerator]);
  },
  listing: async () => (await import('./embeddedListing')).embeddedListing,
  lazy: async () => (await import('./embeddedLazy')).embeddedLazyModule,
  moderation: async () => (await import('./embeddedModeration')).embeddedModerationModule,
};

/** The import begins with the first look at listings, or, on a page that was rendered with its data, when more is wanted. */
function startImport(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  status: EmbeddedBackendStatus,
  clock: Clock,
): DemoCatalogueImport {
  const catalogueImport = new DemoCatalogueImport(
    database,
    feed,
    status,
    clock,
    bundledCatalogue({ untilIdle: afterFirstPaint, untilWanted }),
  );
  void catalogueImport.start();
  return catalogueImport;
}
