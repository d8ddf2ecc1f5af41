import type { Instant } from '../shared/Instant';

/** What an admin did. Entries are numbered without gaps from 1, and never changed or removed. */
export interface JournalEntry {
  readonly number: number;
  readonly by: string;
  readonly at: Instant;
  readonly action: string;
  readonly targetKind: 'listing' | 'person' | 'conversation' | 'appeal' | 'setting';
  readonly targetId: string;
  readonly note: string;
  /** The hash of the former entry’s chain and of this entry: see `chainText`. */
  readonly chain: string;
}

/** The id of an entry: ten digits, so that ids sort by number. */
export function entryId(number: number): string {
  return String(number).padStart(10, '0');
}

/**
 * The text whose SHA-256, in lower-case hexadecimal digits, is the chain of an entry. The parts are on lines of their own, and only
 * the last one, the note, may have line breaks: two different entries never have the same text.
 */
export function chainText(formerChain: string, entry: Omit<JournalEntry, 'at' | 'chain'>): string {
  const { number, by, action, targetKind, targetId, note } = entry;
  return [formerChain, entryId(number), by, action, targetKind, targetId, note].join('\n');
}

/** The chain before the first entry. */
export const EMPTY_CHAIN = '';

/**
 * The number of the first entry that is missing, changed or out of its place; null if the chain is whole. The entries are those of
 * the whole journal in their order; `sha256` returns hexadecimal digits.
 */
export async function firstBrokenEntry(
  entries: readonly JournalEntry[],
  sha256: (text: string) => Promise<string>,
): Promise<number | null> {
  let chain = EMPTY_CHAIN;
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1 || entry.chain !== (await sha256(chainText(chain, entry)))) return index + 1;
    chain = entry.chain;
  }
  return null;
}
