import { doc, type DocumentReference, type Firestore } from 'firebase/firestore';
import { entryId } from '../../../domain/moderation/journal';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { openedIdOf } from '../../../domain/moderation/openConversation';
import type { ReportTarget } from '../../../domain/moderation/Report';

export function caseReference(firestore: Firestore, target: ReportTarget): DocumentReference {
  return doc(firestore, 'cases', caseIdOf(target));
}

export function outcomeReference(firestore: Firestore, target: ReportTarget): DocumentReference {
  return doc(firestore, 'report_outcomes', caseIdOf(target));
}

export function registerReference(firestore: Firestore): DocumentReference {
  return doc(firestore, 'registers', 'journal');
}

export function entryReference(firestore: Firestore, number: number): DocumentReference {
  return doc(firestore, 'journal', entryId(number));
}

export function decisionReference(firestore: Firestore, number: number): DocumentReference {
  return doc(firestore, 'decisions', entryId(number));
}

export function openedConversationReference(
  firestore: Firestore,
  admin: string,
  conversationId: string,
): DocumentReference {
  return doc(firestore, 'opened_conversations', openedIdOf(admin, conversationId));
}

export function profileReference(firestore: Firestore, uid: string): DocumentReference {
  return doc(firestore, 'profiles', uid);
}

/** Of a target that is a listing; null for any other. */
export function listingReference(firestore: Firestore, { kind, id }: ReportTarget): DocumentReference | null {
  return kind === 'listing' ? doc(firestore, 'listings', id) : null;
}
