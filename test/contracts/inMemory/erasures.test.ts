import { InMemoryPendingErasures } from '../../support/inMemory/privacy/InMemoryPendingErasures';
import { describePendingErasures } from '../privacy/pendingErasuresContract';

describePendingErasures('InMemoryPendingErasures', async () => {
  const pending = new InMemoryPendingErasures();
  return { pending, ask: async (uid, askedAt) => pending.requests.set(uid, { askedAt, erasedAt: null }) };
});
