import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { MAXIMUM_NOTE_LENGTH, nextEntry, type HashText, type JournalEntry, type JournalHead } from './journal';
import type { ModerationAccount } from './Measure';
import {
  MAXIMUM_HOLD_DAYS,
  MAXIMUM_LIST_LENGTH,
  SETTINGS_ID,
  type ReviewSettings,
} from '../listings/review/ReviewSettings';

/** What a super_admin changes; words in the form of `foldedWords`. */
export type SettingsChange =
  | { readonly action: 'words-added' | 'words-removed'; readonly words: readonly string[] }
  | { readonly action: 'hold'; readonly days: number };

export type SettingsOrder = SettingsChange & {
  /** The uid of the super_admin. */
  readonly by: string;
};

interface SettingsContext {
  readonly head: JournalHead;
  readonly actor: ModerationAccount | null;
  readonly settings: ReviewSettings;
}

/** What a change writes, in one commit. */
interface SettingsEffects {
  readonly entry: JournalEntry;
  readonly settings: ReviewSettings;
}

/**
 * `no-super-admin`: only they change the settings. `unchanged`: they are so already. `too-many`: the list would be too long.
 * `too-much`: so many words at once do not fit into the entry, whose note has them all. `too-long`: the hold.
 */
export type SettingsRefusal = 'no-super-admin' | 'unchanged' | 'too-many' | 'too-much' | 'too-long';

/**
 * What a change of the settings writes, or why it is refused. It starts from the stored settings: of two super_admins at once, neither
 * undoes what the other does. Words that are in the list already are not added again.
 */
export function changeSettings(
  order: SettingsOrder,
  { head, actor, settings }: SettingsContext,
  now: Instant,
  sha256: HashText,
): Result<SettingsEffects, SettingsRefusal> {
  if (actor?.role !== 'super_admin') return failure('no-super-admin');
  const changed = changedSettings(order, settings);
  if (!changed.ok) return changed;
  const { note, ...next } = changed.value;
  if (note.length > MAXIMUM_NOTE_LENGTH) return failure('too-much');
  const { by, action } = order;
  const act = { by, at: now, action, targetKind: 'setting', targetId: SETTINGS_ID, note } as const;
  return success({ entry: nextEntry(head, act, sha256), settings: next });
}

function changedSettings(
  order: SettingsChange,
  settings: ReviewSettings,
): Result<ReviewSettings & { readonly note: string }, SettingsRefusal> {
  if (order.action === 'hold') {
    if (order.days === settings.holdDays) return failure('unchanged');
    return order.days > MAXIMUM_HOLD_DAYS
      ? failure('too-long')
      : success({ ...settings, holdDays: order.days, note: String(order.days) });
  }
  const isAdding = order.action === 'words-added';
  const changed = order.words.filter((word) => settings.words.includes(word) !== isAdding);
  if (changed.length === 0) return failure('unchanged');
  const words = isAdding ? [...settings.words, ...changed] : settings.words.filter((word) => !changed.includes(word));
  return words.join(' ').length > MAXIMUM_LIST_LENGTH
    ? failure('too-many')
    : success({ ...settings, words, note: changed.join(', ') });
}
