import { expect, test } from 'vitest';
import {
  MAXIMUM_HOLD_DAYS,
  MAXIMUM_LIST_LENGTH,
  type ReviewSettings,
} from '../../../src/domain/listings/review/ReviewSettings';
import { SETTINGS_ID } from '../../../src/domain/listings/review/ReviewSettings';
import { changeSettings, type SettingsChange } from '../../../src/domain/moderation/changeSettings';
import { emptyJournal, MAXIMUM_NOTE_LENGTH, nextEntry } from '../../../src/domain/moderation/journal';
import { failure, success } from '../../../src/domain/shared/Result';

const NOW = 1000;
const sha256 = (text: string) => `#${text}`;
const stored: ReviewSettings = { words: ['pcs', 'mandat cash'], holdDays: 7 };

function changed(change: SettingsChange, role = 'super_admin', settings = stored) {
  const context = { head: emptyJournal, actor: { uid: 'solene', role }, settings };
  return changeSettings({ ...change, by: 'solene' }, context, NOW, sha256);
}

function written(change: SettingsChange, settings: ReviewSettings, note: string) {
  const act = {
    by: 'solene',
    at: NOW,
    action: change.action,
    targetKind: 'setting',
    targetId: SETTINGS_ID,
    note,
  } as const;
  return success({ entry: nextEntry(emptyJournal, act, sha256), settings });
}

test.each<[string, SettingsChange, ReviewSettings, string]>([
  [
    'adds words that are not in the list yet',
    { action: 'words-added', words: ['pcs', 'neosurf', 'toneo'] },
    { words: ['pcs', 'mandat cash', 'neosurf', 'toneo'], holdDays: 7 },
    'neosurf, toneo',
  ],
  [
    'removes words that are in the list',
    { action: 'words-removed', words: ['pcs', 'toneo'] },
    { words: ['mandat cash'], holdDays: 7 },
    'pcs',
  ],
  ['sets the days of the hold', { action: 'hold', days: 0 }, { words: ['pcs', 'mandat cash'], holdDays: 0 }, '0'],
])('a super_admin %s, with an entry that says so', (_what, change, settings, note) => {
  expect(changed(change)).toEqual(written(change, settings, note));
});

test.each<[string, SettingsChange, string]>([
  ['words that are in the list already', { action: 'words-added', words: ['pcs'] }, 'unchanged'],
  ['the removal of words that are not in the list', { action: 'words-removed', words: ['toneo'] }, 'unchanged'],
  ['the days that are set already', { action: 'hold', days: 7 }, 'unchanged'],
  ['a hold that is too long', { action: 'hold', days: MAXIMUM_HOLD_DAYS + 1 }, 'too-long'],
  ['a list that is too long', { action: 'words-added', words: ['a'.repeat(MAXIMUM_LIST_LENGTH)] }, 'too-many'],
  [
    'more words at once than an entry holds',
    { action: 'words-added', words: ['a'.repeat(MAXIMUM_NOTE_LENGTH + 1)] },
    'too-much',
  ],
])('a change refuses %s', (_what, change, refusal) => {
  expect(changed(change)).toEqual(failure(refusal));
});

test('the longest hold, the longest note and the longest list are accepted', () => {
  expect(changed({ action: 'hold', days: MAXIMUM_HOLD_DAYS })).toMatchObject({ ok: true });
  expect(changed({ action: 'words-added', words: ['a'.repeat(MAXIMUM_NOTE_LENGTH)] })).toMatchObject({ ok: true });
  const withoutPcs: SettingsChange = { action: 'words-removed', words: ['pcs'] };
  const longest = 'a'.repeat(MAXIMUM_LIST_LENGTH - 2);
  expect(changed(withoutPcs, 'super_admin', { words: [longest, 'b', 'pcs'], holdDays: 7 })).toMatchObject({ ok: true });
  expect(changed(withoutPcs, 'super_admin', { words: [longest, 'bc', 'pcs'], holdDays: 7 })).toEqual(
    failure('too-many'),
  );
});

test('a change is refused to an admin, and to somebody without an account', () => {
  expect(changed({ action: 'hold', days: 0 }, 'admin')).toEqual(failure('no-super-admin'));
  const nobody = { head: emptyJournal, actor: null, settings: stored };
  expect(changeSettings({ action: 'hold', days: 0, by: 'solene' }, nobody, NOW, sha256)).toEqual(
    failure('no-super-admin'),
  );
});
