import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/DemoCatalogueImport';
import { EmbeddedDemoSignIn } from '../../infrastructure/embedded/EmbeddedDemoSignIn';
import { EmbeddedListingSearch } from '../../infrastructure/embedded/EmbeddedListingSearch';
import { EmbeddedNewsletterRepository } from '../../infrastructure/embedded/EmbeddedNewsletterRepository';
import { EmbeddedPhoneSignIn } from '../../infrastructure/embedded/EmbeddedPhoneSignIn';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { embedded } from './embeddedTokens';

export const embeddedLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.demoSignIn, EmbeddedDemoSignIn, [embedded.database, embedded.session, ports.clock]);
  options
    .bind(ports.listingSearch)
    .toResolvedValue(searchOverImport, [ports.clock, embedded.catalogueImport])
    .inSingletonScope();
  bindClass(options, ports.phoneSignIn, EmbeddedPhoneSignIn, [embedded.database, embedded.session, ports.clock]);
  bindClass(options, ports.newsletterRepository, EmbeddedNewsletterRepository, [embedded.database]);
});

/** Whoever opens a results page first of all has begun to look at listings: the import must begin there too. */
function searchOverImport(...[clock]: [Clock, DemoCatalogueImport]): EmbeddedListingSearch {
  return new EmbeddedListingSearch(clock);
}
