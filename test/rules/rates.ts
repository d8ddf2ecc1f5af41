import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { RateKind } from '../../src/domain/shared/Rate';
import { set, type Write } from './RulesCase';
import { now } from './times';

/** The rate of a person after the first act of a window, now. */
export function aRate(last: string, changes: PlainDocument = {}): PlainDocument {
  return { since: now, count: 1, last, at: now, ...changes };
}

/** Raises a rate of this person, from none unless `changes` say otherwise. */
export function raises(uid: string, kind: RateKind, last: string, changes: PlainDocument = {}): Write {
  return set(`users/${uid}/rates/${kind}`, aRate(last, changes));
}
