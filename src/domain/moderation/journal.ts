import type { Instant } from '../shared/Instant';
import type { Measure } from './Measure';
import type { ReportTargetKind } from './Report';

/** A `super_admin` makes an ordinary account an admin, or an admin an ordinary account. */
export type TeamAction = 'appointment' | 'dismissal';

/** A `super_admin` changes the settings of the moderation. */
export type SettingsAction = 'words-added' | 'words-removed' | 'hold';

/** A measure about a target, the judgement of a decision, the opening of a reported conversation, or a change of the team or the settings. */
export type JournalAction = Measure | 'upheld' | 'overturned' | 'opening' | TeamAction | SettingsAction;

/** What an admin did. Entries are numbered without gaps from 1, and never changed or removed. */
export interface JournalEntry {
  readonly number: number;
  readonly by: string;
  readonly at: Instant;
  readonly action: JournalAction;
  readonly targetKind: ReportTargetKind | 'decision' | 'setting';
  /** The id of the target; that of a decision is its `entryId`. */
  readonly targetId: string;
  /** For other admins; empty if there is nothing to add. Of the settings: the words, separated by « , », or the days of the hold. */
  readonly note: string;
  /** The hash of the former entry’s chain and of this entry: see `chainText`. */
  readonly chain: string;
}

/** Which entries an admin looks for: those that agree with all that is given. */
export interface JournalFilter {
  readonly by?: string;
  readonly action?: JournalAction;
  readonly targetId?: string;
}

export function isFoundIn(filter: JournalFilter, entry: Pick<JournalEntry, keyof JournalFilter>): boolean {
  return (
    (filter.by === undefined || entry.by === filter.by) &&
    (filter.action === undefined || entry.action === filter.action) &&
    (filter.targetId === undefined || entry.targetId === filter.targetId)
  );
}

export const MAXIMUM_NOTE_LENGTH = 1000;

/** The number and the chain of the last entry. */
export interface JournalHead {
  readonly count: number;
  readonly chain: string;
}

/** Before the first entry. */
export const emptyJournal: JournalHead = { count: 0, chain: '' };

/** SHA-256 of a text in UTF-8, as lower-case hexadecimal digits. */
export type HashText = (text: string) => string;

/** The id of an entry: ten digits, so that ids sort by number. */
export function entryId(number: number): string {
  return String(number).padStart(10, '0');
}

/** The next entry of the journal. */
export function nextEntry(
  head: JournalHead,
  act: Omit<JournalEntry, 'number' | 'chain'>,
  sha256: HashText,
): JournalEntry {
  const entry = { ...act, number: head.count + 1 };
  return { ...entry, chain: sha256(chainText(head.chain, entry)) };
}

/**
 * The text whose SHA-256 is the chain of an entry. The parts are on lines of their own, and only the last one, the note, may have line
 * breaks: two different entries never have the same text.
 */
export function chainText(formerChain: string, entry: Omit<JournalEntry, 'at' | 'chain'>): string {
  const { number, by, action, targetKind, targetId, note } = entry;
  return [formerChain, entryId(number), by, action, targetKind, targetId, note].join('\n');
}

/**
 * The number of the first entry that is missing, changed or out of its place; null if there is none. The entries are those of the
 * whole journal in their order. The head was read before them: later entries may have been added since.
 */
export function firstBrokenEntry(entries: readonly JournalEntry[], head: JournalHead, sha256: HashText): number | null {
  let { chain } = emptyJournal;
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1 || entry.chain !== sha256(chainText(chain, entry))) return index + 1;
    chain = entry.chain;
    if (entry.number === head.count && chain !== head.chain) return head.count;
  }
  return entries.length < head.count ? entries.length + 1 : null;
}
