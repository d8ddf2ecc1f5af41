import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { ChangeFeed } from '../../infrastructure/embedded/database/ChangeFeed';
import { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedAppConfigurationRepository } from '../../infrastructure/embedded/site/EmbeddedAppConfigurationRepository';
import { EmbeddedAuthentication } from '../../infrastructure/embedded/auth/EmbeddedAuthentication';
import { EmbeddedBackendStatus } from '../../infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../infrastructure/embedded/database/EmbeddedDatabase';
import { EmbeddedListingRepository } from '../../infrastructure/embedded/listings/EmbeddedListingRepository';
import { EmbeddedPhotoRepository } from '../../infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedRecovery } from '../../infrastructure/embedded/database/EmbeddedRecovery';
import { EmbeddedSession } from '../../infrastructure/embedded/auth/EmbeddedSession';
import { EmbeddedVisitCounter } from '../../infrastructure/embedded/site/EmbeddedVisitCounter';
import { EmbeddedUserRepository } from '../../infrastructure/embedded/account/EmbeddedUserRepository';
import { bundledCatalogue } from '../../infrastructure/embedded/demo/bundledCatalogue';
import type { Backend } from '../Backend';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { embedded } from './embeddedTokens';
import { personStorage } from './personStorage';

/** The backend without configuration: everything lives in this browser's IndexedDB. */
export const embeddedBackend: Backend = {
  firstPage: /* @__PURE__ */ new ContainerModule((options) => {
    bindClass(options, embedded.status, EmbeddedBackendStatus, []);
    bindClass(options, embedded.feed, ChangeFeed, []);
    bindClass(options, embedded.session, EmbeddedSession, [personStorage]);
    options
      .bind(embedded.database)
      .toResolvedValue((status: EmbeddedBackendStatus) => new EmbeddedDatabase({ status }), [embedded.status])
      .inSingletonScope();
    options
      .bind(embedded.catalogueImport)
      .toResolvedValue(startImport, [embedded.database, embedded.feed, embedded.status, ports.clock])
      .inSingletonScope();
    options.bind(ports.backendStatus).toService(embedded.status);
    bindClass(options, ports.appConfigurationRepository, EmbeddedAppConfigurationRepository, [
      embedded.database,
      embedded.feed,
      embedded.session,
    ]);
    bindClass(options, ports.visitCounter, EmbeddedVisitCounter, [embedded.database, embedded.session, ports.clock]);
    bindClass(options, ports.authentication, EmbeddedAuthentication, [
      embedded.database,
      embedded.session,
      ports.clock,
    ]);
    bindClass(options, ports.recovery, EmbeddedRecovery, [embedded.database, ports.clock]);
    bindClass(options, ports.userRepository, EmbeddedUserRepository, [embedded.database, embedded.feed]);
    bindClass(options, ports.listingRepository, EmbeddedListingRepository, [
      embedded.database,
      embedded.feed,
      ports.clock,
      embedded.catalogueImport,
    ]);
    bindClass(options, ports.photoRepository, EmbeddedPhotoRepository, [embedded.database]);
  }),
  later: async () => (await import('./embeddedLater')).embeddedLaterModule,
};

/** The import begins with the first look at listings. */
function startImport(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  status: EmbeddedBackendStatus,
  clock: Clock,
): DemoCatalogueImport {
  const catalogueImport = new DemoCatalogueImport(database, feed, status, clock, bundledCatalogue(afterFirstPaint));
  void catalogueImport.start();
  return catalogueImport;
}
