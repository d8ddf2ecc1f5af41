import type { EmbeddedTransaction } from '../database/EmbeddedSchema';

/** What reports, decisions and judgements read and write; `analytics`, `contactMessages`, `deals`, `messages`, `newsletter_subscribers`, `reviews` and `settings` are for the demo, which stores some with its catalogue. */
export const moderationStores = [
  'accounts',
  'analytics',
  'cases',
  'config',
  'contactMessages',
  'conversations',
  'deals',
  'decisions',
  'journal',
  'listings',
  'messages',
  'newsletter_subscribers',
  'notices',
  'opened_conversations',
  'profiles',
  'rates',
  'registers',
  'report_outcomes',
  'reports',
  'restrictions',
  'reviews',
  'settings',
  'transparency',
  'users',
] as const;

export type ModerationTransaction = EmbeddedTransaction<[...typeof moderationStores]>;
