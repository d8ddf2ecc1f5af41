import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import { admin, claire, karim, superAdmin, visitor } from '../../actors';
import { commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { NEXT, NEXT_ID, storedJournal } from '../../moderation/journal';
import { changesSettings, settings, stored } from '../../moderation/settings';
import { dismisses } from '../../moderation/team';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { now } from '../../times';

const suspendedSuperAdmin = { ...superAdmin, token: { ...superAdmin.token, suspended: true } };
const added = { ...stored, words: [...stored.words, 'munitions'] };
const adds = (note: string, ...words: readonly string[]): Attempt =>
  changesSettings({ note, after: { ...stored, words: [...stored.words, ...words] } });
const removes = (note: string, words: readonly string[]): Attempt =>
  changesSettings({ action: 'words-removed', note, after: { ...stored, words } });
const holds = (note: string, holdDays: number | string, changes = {}): Attempt =>
  changesSettings({ action: 'hold', note, after: { ...stored, holdDays, ...changes } });
const first = { 'config/moderation': null };
/** 2951 signs, and as many more as the last word has, with the sign before it. */
const listWith = (last: number) => [
  ...Array.from({ length: 72 }, (_, index) => `mot ${index} `.padEnd(40, 'x')),
  'y'.repeat(last),
];
const caseOfSettings = {
  'cases/setting~moderation': { kind: 'setting', targetId: 'moderation', reports: 1, score: 5, state: 'open' },
};

export const settingsReadingCases: readonly RulesCase[] = [
  allows('a visitor reads the settings of the moderation', visitor, gets('config/moderation', settings())),
  allows('a seller reads settings that are not stored', karim, gets('config/moderation')),
  denies(
    'an admin does not query the settings',
    admin,
    lists('config', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', 'config', 'moderation']),
    }),
  ),
];

/** Changes of the settings (docs/decisions/033). */
export const settingsCases: readonly RulesCase[] = [
  allows('a super_admin adds a word', superAdmin, changesSettings()),
  allows(
    'a super_admin adds several words',
    superAdmin,
    adds('munitions, fusil a pompe', 'munitions', 'fusil a pompe'),
  ),
  allows(
    'a super_admin adds the first word',
    superAdmin,
    given(first, changesSettings({ after: { words: ['munitions'], holdDays: 0 } })),
  ),
  allows('a super_admin removes a word', superAdmin, removes('tramadol', ['arme a feu'])),
  allows('a super_admin removes all words', superAdmin, removes('tramadol, arme a feu', [])),
  allows('a super_admin turns the hold on', superAdmin, holds('7', 7)),
  allows(
    'a super_admin turns the hold on before there are words',
    superAdmin,
    given(first, holds('7', 7, { words: [] })),
  ),
  allows('a hold may last 90 days', superAdmin, holds('90', 90)),
  allows('a super_admin turns the hold off', superAdmin, given(settings({ holdDays: 7 }), holds('0', 0))),
  denies('an admin adds no word', admin, changesSettings({ by: 'nadia' })),
  denies(
    'an admin turns no hold on',
    admin,
    changesSettings({ by: 'nadia', action: 'hold', note: '7', after: { ...stored, holdDays: 7 } }),
  ),
  denies('an ordinary person adds no word', karim, changesSettings({ by: 'karim' })),
  denies('a visitor adds no word', visitor, changesSettings()),
  denies('a suspended super_admin adds no word', suspendedSuperAdmin, changesSettings()),
  denies('an admin adds no word in the name of a super_admin', admin, changesSettings()),
  denies('the settings do not change without an entry', superAdmin, changesSettings({ entry: null, register: null })),
  denies(
    'the settings are not begun without an entry',
    superAdmin,
    given({ ...storedJournal, 'config/moderation': null }, commits(set('config/moderation', stored))),
  ),
  denies('the settings do not change without the register', superAdmin, changesSettings({ register: null })),
  denies('a word is not written down without being added', superAdmin, changesSettings({ after: null })),
  denies('no word is not written down as added', superAdmin, changesSettings({ note: '', after: null })),
  denies(
    'no word is not written down as removed',
    superAdmin,
    changesSettings({ action: 'words-removed', note: '', after: null }),
  ),
  denies(
    'a hold is not written down without being set',
    superAdmin,
    changesSettings({ action: 'hold', note: '7', after: null }),
  ),
  denies('a hold that is as it was is not written down', superAdmin, holds('0', 0)),
  denies(
    'nothing of the settings is written down before they are stored',
    superAdmin,
    given(first, changesSettings({ after: null })),
  ),
  denies(
    'the entry of a dismissal does not cover a word',
    superAdmin,
    given(settings(), together(dismisses(), set('config/moderation', added))),
  ),
  denies(
    'the entry of a decision does not cover a word',
    superAdmin,
    given(settings(), together(decides({ by: 'solene' }), set('config/moderation', added))),
  ),
  denies(
    'an entry of yesterday does not cover a word of today',
    superAdmin,
    given({ ...storedJournal, ...settings() }, commits(set('config/moderation', added))),
  ),
  denies('an entry names the settings', superAdmin, changesSettings({ targetId: 'app' })),
  denies(
    'a hold is not written down as another action',
    superAdmin,
    changesSettings({ action: 'removal', note: '7', after: { ...stored, holdDays: 7 } }),
  ),
  denies('another word than the written one is not added', superAdmin, adds('munitions', 'velo')),
  denies('no further word is added', superAdmin, adds('munitions', 'munitions', 'velo')),
  denies('a written word is not left out', superAdmin, adds('munitions, fusil', 'munitions')),
  denies('a word of the list is not added again', superAdmin, adds('tramadol', 'tramadol')),
  denies(
    'a word of the list is not added again with another one',
    superAdmin,
    adds('tramadol, munitions', 'tramadol', 'munitions'),
  ),
  denies(
    'a word does not replace the others',
    superAdmin,
    changesSettings({ after: { ...stored, words: ['munitions'] } }),
  ),
  denies('a word is not added with a hold', superAdmin, changesSettings({ after: { ...added, holdDays: 7 } })),
  denies('a word is not added with a further field', superAdmin, changesSettings({ after: { ...added, note: '' } })),
  denies('another word than the written one is not removed', superAdmin, removes('tramadol', ['tramadol'])),
  denies('a word that is not in the list is not removed', superAdmin, removes('tramadol, fusil', ['arme a feu'])),
  denies(
    'a word is not removed with a hold',
    superAdmin,
    changesSettings({ action: 'words-removed', note: 'tramadol', after: { words: ['arme a feu'], holdDays: 7 } }),
  ),
  denies(
    'a word is not removed as an addition',
    superAdmin,
    changesSettings({ note: 'tramadol', after: { ...stored, words: ['arme a feu'] } }),
  ),
  denies('another hold than the written one is not set', superAdmin, holds('7', 30)),
  denies('a hold is not set with a word', superAdmin, holds('7', 7, { words: added.words })),
  denies('a hold is not negative', superAdmin, holds('-1', -1)),
  denies('a hold does not last 91 days', superAdmin, holds('91', 91)),
  denies('a hold is a whole number', superAdmin, holds('7', 7.5)),
  denies('a hold is a number', superAdmin, holds('7', '7')),
  denies(
    'the settings are not removed',
    superAdmin,
    given({ ...storedJournal, ...settings() }, commits(remove('config/moderation'))),
  ),
  allows(
    'the list may have 3000 signs',
    superAdmin,
    given(
      settings({ words: listWith(38) }),
      changesSettings({ after: { ...stored, words: [...listWith(38), 'munitions'] } }),
    ),
  ),
  denies(
    'the list does not have 3001 signs',
    superAdmin,
    given(
      settings({ words: listWith(39) }),
      changesSettings({ after: { ...stored, words: [...listWith(39), 'munitions'] } }),
    ),
  ),
  allows('a word may have 40 letters', superAdmin, adds('x'.repeat(40), 'x'.repeat(40))),
  denies('a word does not have 41 letters', superAdmin, adds('x'.repeat(41), 'x'.repeat(41))),
  allows('a word may have two letters', superAdmin, adds('lsd 25, ak', 'lsd 25', 'ak')),
  denies('a word does not have one letter', superAdmin, adds('x', 'x')),
  denies('a word has no capital letter', superAdmin, adds('Munitions', 'Munitions')),
  denies('a word has no accent', superAdmin, adds('épée', 'épée')),
  denies('a word is no pattern', superAdmin, adds('.*', '.*')),
  denies('a word does not begin with a space', superAdmin, adds(' munitions', ' munitions')),
  denies('a word does not end with a space', superAdmin, adds('munitions ', 'munitions ')),
  denies(
    'the entry of a word closes no case',
    superAdmin,
    given(caseOfSettings, together(changesSettings(), closing())),
  ),
  denies(
    'the entry of a word answers no report',
    superAdmin,
    together(
      changesSettings(),
      set('report_outcomes/setting~moderation', { outcome: 'dismissed', decidedAt: now, entry: NEXT_ID }),
    ),
  ),
  denies(
    'the settings of one person are not those of the site',
    claire,
    given(storedJournal, commits(set('config/claire', stored))),
  ),
];

function closing() {
  const closed = {
    state: 'closed',
    score: 0,
    holder: null,
    heldUntil: null,
    decision: NEXT,
    lastEffect: NEXT,
    seen: 1,
  };
  return set('cases/setting~moderation', { ...caseOfSettings['cases/setting~moderation'], ...closed });
}
