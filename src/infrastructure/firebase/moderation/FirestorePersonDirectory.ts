import {
  collection,
  documentId,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query as queryOf,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { byName, type PersonQuery } from '../../../domain/moderation/PersonQuery';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument } from '../connection/readDocument';
import { userDocument } from '../documents/userSchema';

/** The last character of the Unicode plane that names are written in: names that begin with a prefix sort before the prefix with it. */
const LAST = '\uf8ff';

export class FirestorePersonDirectory implements PersonDirectory {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  find(query: PersonQuery, limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    return this.#list(this.#queriesOf(query, limit), limit);
  }

  admins(limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    const users = collection(this.#firestore, 'users');
    return this.#list([queryOf(users, where('role', 'in', ['admin', 'super_admin']), atMost(limit))], limit);
  }

  async #list(queries: readonly Query[], limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    const found = await this.#operations.run(async () => {
      const pages = await Promise.all(queries.map((one) => getDocsFromServer(one)));
      return pages.flatMap(({ docs }) => docs);
    });
    if (!found.ok) return found;
    const people = new Map(found.value.map((document) => [document.id, readDocument(userDocument, document)]));
    const known = [...people.values()].filter((person) => person !== null);
    return success(known.toSorted(byName).slice(0, limit));
  }

  #queriesOf(query: PersonQuery, limit: number): readonly Query[] {
    const users = collection(this.#firestore, 'users');
    if (query.kind === 'email') return [queryOf(users, where('email', '==', query.email), atMost(limit))];
    if (query.kind === 'phone') return [queryOf(users, where('phoneNumber', '==', query.phoneNumber), atMost(limit))];
    const named = query.prefixes.map((prefix) =>
      queryOf(
        users,
        where('displayName', '>=', prefix),
        where('displayName', '<', prefix + LAST),
        orderBy('displayName'),
        atMost(limit),
      ),
    );
    // A document’s name has no slash.
    return query.uid.includes('/')
      ? named
      : [queryOf(users, where(documentId(), '==', query.uid), atMost(1)), ...named];
  }
}
