import type { ParticipantAnonymiser } from '../../../application/messaging/ParticipantAnonymiser';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import type { Participant } from '../../../domain/messaging/Conversation';
import { success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedParticipantAnonymiser implements ParticipantAnonymiser {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  async anonymise(uid: string): Promise<BackendResult<void>> {
    const changed = await this.#database.write(['conversations'], async (transaction) => {
      const conversations = transaction.objectStore('conversations');
      const own = await conversations.index('byPerson').getAll(IDBKeyRange.bound([uid], [uid, []]));
      const anonymised = (person: Participant) => (person.uid === uid ? { ...person, name: DELETED_PERSON } : person);
      await Promise.all(
        own.map((one) => conversations.put({ ...one, buyer: anonymised(one.buyer), seller: anonymised(one.seller) })),
      );
      return own.map(({ id }) => id);
    });
    if (!changed.ok) return changed;
    this.#feed.publish({ store: 'conversations', ids: changed.value });
    return success();
  }
}
