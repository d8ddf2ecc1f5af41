import type { SearchMail } from '../../domain/notifications/SearchMail';
import type { PersonalMailQueue } from './PersonalMailQueue';

/** The e-mails about saved searches: one entry per person who has any. */
export interface SearchMailQueue extends PersonalMailQueue<SearchMail> {
  /** Does nothing when there is none. */
  remove(uid: string): Promise<void>;
}
