import { createHash } from 'node:crypto';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { chainText, entryId, type JournalEntry } from '../../../src/domain/moderation/journal';
import { set, type Documents, type Write } from '../Attempt';
import { inDays, now } from '../times';

/** The journal has 41 entries; Nadia has written the last two. */
export const HEAD = { count: 41, chain: 'c'.repeat(64), last: entryId(41) };
/** The number and the id of the entry that a case writes. */
export const NEXT = HEAD.count + 1;
export const NEXT_ID = entryId(NEXT);

export type Act = Pick<JournalEntry, 'by' | 'action' | 'targetKind' | 'targetId' | 'note'>;

/** Changes of what a commit writes; null: it is not written. */
export type Changes = PlainDocument | null;

export const storedJournal: Documents = {
  'registers/journal': HEAD,
  [`journal/${entryId(40)}`]: { ...anEntry('removal', 'listing', 'refused'), number: 40, at: inDays(-2) },
  [`journal/${HEAD.last}`]: {
    ...anEntry('warning', 'person', 'claire'),
    number: 41,
    at: inDays(-1),
    chain: HEAD.chain,
  },
};

/** The fields of an entry of Nadia, without those that follow from its place. */
export function anEntry(action: string, kind: string, targetId: string): PlainDocument {
  return { by: 'nadia', at: now, action, kind, targetId, note: '', chain: 'a'.repeat(64) };
}

interface Place {
  readonly number?: number;
  readonly id?: string;
  readonly former?: string;
  /** Changes of the entry and of the register, regardless of each other. */
  readonly entry?: Changes;
  readonly register?: Changes;
}

/** The writes that put an act into the journal. */
export function writesDown(
  act: Act,
  { number = NEXT, id = entryId(number), former = HEAD.chain, entry = {}, register = {} }: Place = {},
): readonly Write[] {
  const { targetKind, ...others } = act;
  const chain = createHash('sha256')
    .update(chainText(former, { ...act, number }).replace(`\n${entryId(number)}\n`, `\n${id}\n`))
    .digest('hex');
  const stored = { ...others, number, kind: targetKind, at: now, chain };
  return [
    ...(entry === null ? [] : [set(`journal/${id}`, { ...stored, ...entry })]),
    ...(register === null ? [] : [set('registers/journal', { count: number, chain, last: id, ...register })]),
  ];
}

/** The true entry of another act about Karim’s listing that is online, instead of its removal. */
export function entryOf(action: JournalEntry['action']): PlainDocument {
  const [write] = writesDown({ by: 'nadia', action, targetKind: 'listing', targetId: 'online', note: '' });
  return write?.kind === 'set' ? write.document : {};
}
