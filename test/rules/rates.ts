import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { RateKind } from '../../src/domain/shared/Rate';
import { set, type Write } from './Attempt';
import type { RulesCase } from './RulesCase';
import { now } from './times';

/** The rate of a person after the first act of a window, now. */
export function aRate(last: string, changes: PlainDocument = {}): PlainDocument {
  return { since: now, count: 1, last, at: now, ...changes };
}

/** Raises a rate of this person, from none unless `changes` say otherwise. */
export function raises(uid: string, kind: RateKind, last: string, changes: PlainDocument = {}): Write {
  return set(`users/${uid}/rates/${kind}`, aRate(last, changes));
}

/** The cases with what the app writes besides: the rates of people who begin a conversation or send a message. */
export function withRates(cases: readonly RulesCase[]): readonly RulesCase[] {
  return cases.map((each) => {
    const { as, attempt } = each;
    if (attempt.kind !== 'commit' || as === null) return each;
    return { ...each, attempt: { ...attempt, writes: [...attempt.writes, ...raisesFor(as.uid, attempt.writes)] } };
  });
}

/** One raise for each kind, since a commit has one act of a kind. */
function raisesFor(uid: string, writes: readonly Write[]): readonly Write[] {
  const raised = new Map<RateKind, string>();
  for (const write of writes) {
    const [collection, id = '', inner, messageId = ''] = write.path.split('/');
    if (write.kind !== 'set' || collection !== 'conversations') continue;
    const [kind, act] =
      inner === 'messages' ? (['messages', `${id}/${messageId}`] as const) : (['conversations', id] as const);
    if (!raised.has(kind)) raised.set(kind, act);
  }
  return [...raised].map(([kind, act]) => raises(uid, kind, act));
}
