import { doc, getDocFromServer, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { contentNamed, type ReportedContent } from '../../../domain/moderation/ReportedContent';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { outcomeOfDocument } from './moderationOfDocument';
import { outcomeReference } from './moderationReferences';

type StoredContent = Readonly<Record<keyof ReportedContent, unknown>>;

const collections = { listing: 'listings', person: 'profiles', conversation: 'conversations' } as const;

/** As it is stored, which the rules compare: `ReportedContent`. They refuse the report of a target that does not exist. */
export async function contentOf(
  transaction: Transaction,
  firestore: Firestore,
  { kind, id }: ReportTarget,
): Promise<StoredContent> {
  return contentIn(await transaction.get(doc(firestore, collections[kind], id)), kind);
}

/** As `contentOf`, from the document of the target. */
export function contentIn(target: DocumentSnapshot, kind: ReportTarget['kind']): StoredContent {
  if (kind === 'listing') {
    const [title, description, price, photos] = ['title', 'description', 'price', 'photos'].map((field): unknown =>
      target.get(field),
    );
    return title === undefined ? contentNamed('') : { title, description, price, photos };
  }
  const title: unknown = target.get(kind === 'person' ? 'displayName' : 'listing.title');
  return contentNamed(typeof title === 'string' ? title : '');
}

/** For admins, and for those who have reported the target with an account; null while there is none. */
export async function readOutcome(firestore: Firestore, target: ReportTarget): Promise<ReportOutcome | null> {
  const stored = await getDocFromServer(outcomeReference(firestore, target));
  return stored.exists() ? outcomeOfDocument(stored, target) : null;
}
