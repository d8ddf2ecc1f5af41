import type { Message } from './Message';

/**
 * Merges the known messages with the newest page. If messages between the two are missing, only the page is returned
 * (`isReset`), so that the list has no gap.
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
