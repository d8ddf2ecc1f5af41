import { token } from '../../application/shared/token';
import type { EmbeddedAccounts } from '../../infrastructure/embedded/auth/EmbeddedAccounts';
import type { EmbeddedOwnEmail } from '../../infrastructure/embedded/auth/EmbeddedOwnEmail';
import type { EmbeddedSession } from '../../infrastructure/embedded/auth/EmbeddedSession';
import type { ChangeFeed } from '../../infrastructure/embedded/database/ChangeFeed';
import type { EmbeddedBackendStatus } from '../../infrastructure/embedded/database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../../infrastructure/embedded/database/EmbeddedDatabase';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import type { ModerationStores } from '../../infrastructure/embedded/moderation/ModerationStores';

/** What the embedded adapters share among themselves; no other module asks for it. */
export const embedded = {
  accounts: token<EmbeddedAccounts>('EmbeddedAccounts'),
  catalogueImport: token<DemoCatalogueImport>('DemoCatalogueImport'),
  database: token<EmbeddedDatabase>('EmbeddedDatabase'),
  feed: token<ChangeFeed>('ChangeFeed'),
  moderation: token<ModerationStores>('ModerationStores'),
  ownEmail: token<EmbeddedOwnEmail>('EmbeddedOwnEmail'),
  session: token<EmbeddedSession>('EmbeddedSession'),
  status: token<EmbeddedBackendStatus>('EmbeddedBackendStatus'),
} as const;
