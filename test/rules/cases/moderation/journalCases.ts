import { entryId } from '../../../../src/domain/moderation/journal';
import { Double } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, karim, superAdmin, suspendedAdmin, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Write } from '../../Attempt';
import { decides, judges } from '../../moderation/deciding';
import { anEntry, HEAD, NEXT_ID, storedJournal, writesDown } from '../../moderation/journal';
import { joined, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';

const onlyRegister = {
  field: ['__name__'],
  operator: '==',
  value: { kind: 'path', segments: ['databases', '(default)', 'documents', 'registers', 'journal'] },
} as const;
const last = `journal/${HEAD.last}`;
const next = `journal/${NEXT_ID}`;
const register = 'registers/journal';
const removal = { by: 'nadia', action: 'removal', targetKind: 'listing', targetId: 'online', note: '' } as const;
const documentOf = (write: Write | undefined) => (write?.kind === 'set' ? write.document : {});
const [entry = {}, head = {}] = writesDown(removal).map(documentOf);
const noEntry = { entry: null, register: null };

export const journalReadingCases: readonly RulesCase[] = [
  ...(
    [
      ['an admin', admin],
      ['a super_admin', superAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    allows(`an entry of the journal is read by ${who}`, as, gets(last, storedJournal)),
    allows(`a hundred entries of the journal are listed by ${who}`, as, lists('journal', 100)),
    denies(`no more than a hundred entries of the journal are listed by ${who}`, as, lists('journal', 101)),
    denies(`the whole journal is not listed by ${who}`, as, lists('journal', null)),
    allows(`the head of the journal is read by ${who}`, as, gets(register, storedJournal)),
    allows(`the absence of a head of the journal is read by ${who}`, as, gets(register)),
    denies(`registers are not listed by ${who}`, as, lists('registers', 10, onlyRegister)),
  ]),
  ...(
    [
      ['a visitor', visitor],
      ['an ordinary person', karim],
      ['a suspended admin', suspendedAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`an entry of the journal is not read by ${who}`, as, gets(last, storedJournal)),
    denies(`entries of the journal are not listed by ${who}`, as, lists('journal', 10)),
    denies(`the head of the journal is not read by ${who}`, as, gets(register, storedJournal)),
  ]),
];

/** The place of an entry, its hash, and the register that leads to it. */
export const journalPlaceCases: readonly RulesCase[] = [
  allows(
    'the journal begins with its first entry',
    admin,
    given({ [register]: null }, decides({ number: 1, former: '' })),
  ),
  denies(
    'the first entry of the journal has the number one',
    admin,
    given({ [register]: null }, decides({ number: 2, former: '' })),
  ),
  denies(
    'the first entry of the journal has the hash of nothing before it',
    admin,
    given({ [register]: null }, decides({ number: 1, former: 'x' })),
  ),
  denies('an entry skips no number', admin, decides({ number: 43 })),
  denies('an entry does not take the number of the last one', admin, decides({ number: 41 })),
  denies('an entry does not go back in the numbers', admin, decides({ number: 30 })),
  denies('an entry has the number of its id', admin, decides({ entry: { number: 43 } })),
  denies('the number of an entry is not a text', admin, decides({ entry: { number: '42' } })),
  ...['42', '00000000042', '000000042', '0000000142', 'x000000042'].map((id) =>
    denies(`an entry is not stored under the id ${id}`, admin, decides({ id })),
  ),
  denies(
    'the number of an entry has no decimals',
    admin,
    decides({ id: '00000042.0', entry: { number: new Double(42) }, register: { count: new Double(42) } }),
  ),
  denies('an entry follows the hash of the last one', admin, decides({ former: 'd'.repeat(64) })),
  denies('an entry has a true hash', admin, decides({ entry: { chain: 'f'.repeat(64) } })),
  denies(
    'the hash of an entry is not replaced in the register either',
    admin,
    decides({ entry: { chain: 'f'.repeat(64) }, register: { chain: 'f'.repeat(64) } }),
  ),
  denies('the hash of an entry covers its note', admin, decides({ entry: { note: 'Autre chose' } })),
  denies('the register has the hash of the last entry', admin, decides({ register: { chain: 'f'.repeat(64) } })),
  denies('the register has the number of the last entry', admin, decides({ register: { count: 43 } })),
  denies('the register names the last entry', admin, decides({ register: { last: HEAD.last } })),
  denies('the register has no further field', admin, decides({ register: { note: 'x' } })),
  denies('an entry is not written without the register', admin, decides({ register: null })),
  denies('the register does not change without an entry', admin, decides({ entry: null })),
  denies('the first register is not written alone', admin, commits(set(register, head))),
  denies('the register does not change alone', admin, given(storedJournal, commits(set(register, head)))),
  denies(
    'the register is not set back',
    admin,
    given(storedJournal, commits(set(register, { ...HEAD, count: 40, last: entryId(40) }))),
  ),
  denies('the register is not deleted', superAdmin, given(storedJournal, commits(remove(register)))),
  denies('no other register is written', admin, commits(set('registers/autre', HEAD))),
  denies(
    'an entry is not written alone, with the register',
    admin,
    given(storedJournal, commits(...writesDown(removal))),
  ),
  denies(
    'a commit has no two entries about one target',
    admin,
    together(decides(), ...writesDown({ ...removal, note: 'Encore' }, { number: 43, former: textOf(entry['chain']) })),
  ),
  denies(
    'a commit has no two decisions',
    admin,
    joined(decides({ register: null }), decides({ targetId: 'reserved', number: 43, former: textOf(entry['chain']) })),
  ),
];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Who writes what into an entry, and when. */
export const journalContentCases: readonly RulesCase[] = [
  denies('an admin signs no entry with the name of another admin', admin, decides({ by: 'solene' })),
  denies('an ordinary person writes no entry', karim, decides({ by: 'karim', targetId: 'online', kind: 'person' })),
  denies(
    'an ordinary person writes no entry about another person',
    karim,
    decides({ by: 'karim', measure: 'warning', kind: 'person', targetId: 'claire' }),
  ),
  denies('a suspended admin writes no entry', suspendedAdmin, decides()),
  denies('a visitor writes no entry', visitor, decides()),
  denies('an entry is not dated in the past', admin, decides({ entry: { at: inMinutes(-1) } })),
  denies('an entry is not dated in the future', admin, decides({ entry: { at: inMinutes(1) } })),
  allows('the note of an entry may have a thousand letters', admin, decides({ note: 'x'.repeat(1000) })),
  denies('the note of an entry has no more than a thousand letters', admin, decides({ note: 'x'.repeat(1001) })),
  allows('the note of an entry may have several lines', admin, decides({ note: 'Vu\navec Solène' })),
  denies('the note of an entry is not a list', admin, decides({ entry: { note: [] } })),
  denies('the note of an entry is not a number', admin, decides({ note: '5', entry: { note: 5 } })),
  denies('an entry has no further field', admin, decides({ entry: { visible: true } })),
  denies('an entry has no kind that is unknown', admin, decides({ entry: { kind: 'case' } })),
  ...(
    [
      ['an admin', admin],
      ['a super_admin', superAdmin],
      ['an ordinary person', karim],
    ] as const
  ).flatMap(([who, as]) => [
    denies(
      `an entry is not changed by ${who}`,
      as,
      given(storedJournal, commits(change(last, { note: 'Autre chose' }))),
    ),
    denies(`an entry is not overwritten by ${who}`, as, given(storedJournal, commits(set(last, entry)))),
    denies(`an entry is not deleted by ${who}`, as, given(storedJournal, commits(remove(last)))),
  ]),
  denies(
    'an entry of yesterday does not cover what is done today',
    admin,
    given(
      { [last]: { ...anEntry('removal', 'listing', 'online'), number: 41, at: inDays(-1), chain: HEAD.chain } },
      decides({ ...noEntry, number: 41 }),
    ),
  ),
  denies(
    'an entry of yesterday does not cover what is done today when the register names it again',
    admin,
    given(
      { [last]: { ...anEntry('removal', 'listing', 'online'), number: 41, at: inDays(-1), chain: HEAD.chain } },
      decides({ entry: null, number: 41 }),
    ),
  ),
  denies(
    'the judgement of yesterday does not cover one of today',
    superAdmin,
    given(
      { [last]: { ...anEntry('overturned', 'decision', entryId(40)), by: 'solene', number: 41, at: inDays(-1) } },
      judges(noEntry),
    ),
  ),
  denies(
    'an entry is not written where one is',
    admin,
    given({ [next]: { ...entry, at: now } }, decides({ register: { note: 'x' } })),
  ),
];
