import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { JournalAction } from '../../../src/domain/moderation/journal';
import { WORD_LENGTH } from '../../../src/domain/listings/review/forbiddenWords';
import { MAXIMUM_HOLD_DAYS, MAXIMUM_LIST_LENGTH } from '../../../src/domain/listings/review/ReviewSettings';
import { commits, given, set, type Attempt, type Documents } from '../Attempt';
import { storedJournal, writesDown, type Changes } from './journal';

/** The settings of the cases: two words, and no hold. */
export const stored = { words: ['tramadol', 'arme a feu'], holdDays: 0 };

export const settings = (changes: PlainDocument = {}): Documents => ({
  'config/moderation': { ...stored, ...changes },
});

/** The longest list, of which no text has a word, and the longest hold. */
export const fullestSettings: Documents = {
  'config/moderation': {
    words: Array.from({ length: Math.floor(MAXIMUM_LIST_LENGTH / (WORD_LENGTH.maximum + 1)) }, (_, index) =>
      `interdit ${index} `.padEnd(WORD_LENGTH.maximum, 'x'),
    ),
    holdDays: MAXIMUM_HOLD_DAYS,
  },
};

interface SettingsWrite {
  readonly by?: string;
  readonly action?: JournalAction;
  readonly note?: string;
  readonly targetId?: string;
  readonly entry?: Changes;
  readonly register?: Changes;
  /** The settings afterwards; null: they stay as they are. */
  readonly after?: PlainDocument | null;
}

/** The commit by which Solène changes the settings, by default adding a word. */
export function changesSettings(options: SettingsWrite = {}): Attempt {
  const { by = 'solene', action = 'words-added', note = 'munitions', targetId = 'moderation' } = options;
  const { entry = {}, register = {}, after = { ...stored, words: [...stored.words, 'munitions'] } } = options;
  const act = { by, action, targetKind: 'setting', targetId, note } as const;
  return given(
    { ...storedJournal, ...settings() },
    commits(...writesDown(act, { entry, register }), ...(after === null ? [] : [set('config/moderation', after)])),
  );
}
