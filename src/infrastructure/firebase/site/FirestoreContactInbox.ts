import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { ContactInbox } from '../../../application/contact/ContactInbox';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Page } from '../../../application/shared/Page';
import { contactSubjects } from '../../../domain/contact/ContactMessage';
import type { MessageGroup, ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { placeOf, readPlace } from '../connection/pagePlace';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';

/** `contact_messages/{id}`; those of earlier versions are not marked (`npm run open-messages`). */
const messageDocument = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.picklist(contactSubjects),
  message: v.string(),
  sentAt: instant,
  authorId: v.optional(v.string()),
  handled: v.nullable(v.object({ by: v.string(), at: instant })),
});

const isOpen = where('handled', '==', null);

export class FirestoreContactInbox implements ContactInbox {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async page(
    group: MessageGroup,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<ReceivedContactMessage>>> {
    const [time, direction] = group === 'open' ? (['sentAt', 'asc'] as const) : (['handled.at', 'desc'] as const);
    const page = query(
      this.#messages,
      ...(group === 'open' ? [isOpen] : []),
      // A message that is not handled has no such time: it is not among those that are sorted by it.
      orderBy(time, direction),
      orderBy(documentId(), direction),
      ...(after === null ? [] : [startAfter(...readPlace(after))]),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(page));
    if (!found.ok) return found;
    const { docs } = found.value;
    const items = docs.map(messageOf).filter((message) => message !== null);
    return success({ items, next: docs.length < limit ? null : placeOf(docs.at(-1), time) });
  }

  async countOpen(limit: number): Promise<BackendResult<number>> {
    const counted = await this.#operations.run(() => getCountFromServer(query(this.#messages, isOpen, atMost(limit))));
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  async mark(id: string, admin: string | null): Promise<Result<void, BackendFailure | 'missing'>> {
    const reference = this.#reference(id);
    const marked = await commitTransaction(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<void, 'missing'>> => {
        if (!(await transaction.get(reference)).exists()) return failure('missing');
        transaction.update(reference, { handled: admin === null ? null : { by: admin, at: serverTimestamp() } });
        return success();
      },
    );
    return marked.ok ? marked.value : marked;
  }

  remove(id: string): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, (transaction) => {
      transaction.delete(this.#reference(id));
    });
  }

  get #messages(): CollectionReference {
    return collection(this.#firestore, 'contact_messages');
  }

  #reference(id: string): DocumentReference {
    return doc(this.#messages, id);
  }
}

/** Null for a malformed document, which is reported. */
function messageOf(document: StoredDocument): ReceivedContactMessage | null {
  const read = readDocument(messageDocument, document);
  if (read === null) return null;
  const { authorId, ...message } = read;
  return { id: document.id, ...message, ...(authorId !== undefined && { authorId }) };
}
