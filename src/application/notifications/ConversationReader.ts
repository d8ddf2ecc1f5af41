import type { Conversation } from '../../domain/messaging/Conversation';

/** Conversations as a server reads them. */
export interface ConversationReader {
  /** Null: there is none, or it is malformed. Rejects when the backend is out of reach. */
  read(id: string): Promise<Conversation | null>;
}
