import type { Message } from './Message';

/**
 * What is known of a conversation, with its newest page. Where messages lie between the two, unread by this browser, the page
 * stands alone (`isReset`): a conversation without gaps is read back from there.
 */
export function mergeMessages(
  known: readonly Message[],
  newest: readonly Message[],
  pageSize: number,
): { readonly messages: readonly Message[]; readonly isReset: boolean } {
  const knownIds = new Set(known.map(({ id }) => id));
  const overlaps = newest.length < pageSize || newest.some(({ id }) => knownIds.has(id));
  if (known.length === 0 || !overlaps) return { messages: newest, isReset: true };
  const newestIds = new Set(newest.map(({ id }) => id));
  return { messages: [...known.filter(({ id }) => !newestIds.has(id)), ...newest], isReset: false };
}
