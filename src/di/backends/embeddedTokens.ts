import type { ChangeFeed } from '../../infrastructure/embedded/ChangeFeed';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/DemoCatalogueImport';
import type { EmbeddedAccounts } from '../../infrastructure/embedded/EmbeddedAccounts';
import type { EmbeddedBackendStatus } from '../../infrastructure/embedded/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../../infrastructure/embedded/EmbeddedDatabase';
import type { EmbeddedOwnEmail } from '../../infrastructure/embedded/EmbeddedOwnEmail';
import type { EmbeddedSession } from '../../infrastructure/embedded/EmbeddedSession';
import { token } from '../token';

/** What the embedded adapters share among themselves; no other module asks for it. */
export const embedded = {
  accounts: token<EmbeddedAccounts>('EmbeddedAccounts'),
  catalogueImport: token<DemoCatalogueImport>('DemoCatalogueImport'),
  database: token<EmbeddedDatabase>('EmbeddedDatabase'),
  feed: token<ChangeFeed>('ChangeFeed'),
  ownEmail: token<EmbeddedOwnEmail>('EmbeddedOwnEmail'),
  session: token<EmbeddedSession>('EmbeddedSession'),
  status: token<EmbeddedBackendStatus>('EmbeddedBackendStatus'),
} as const;
