import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseMessage } from './firestore/messages';
import type { FirestoreIndexes } from './firestore/queries/FirestoreIndexes';

export interface FirebaseProjectFiles {
  /** Text of the rules for documents. */
  readonly firestoreRules: string;
  readonly indexes: FirestoreIndexes;
  /** Text of the rules for files. */
  readonly storageRules: string;
}

const configuration = v.object({
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  storage: v.object({ rules: v.string() }),
});

/**
 * Reads the rules and indexes that the `firebase.json` of a directory names, as `firebase deploy` would.
 * @throws when a file is missing, or when `firebase.json` does not name all three.
 */
export function readFirebaseProject(directory: string): FirebaseProjectFiles {
  const textOf = (file: string): string => readFileSync(join(directory, file), 'utf8');
  const { firestore, storage } = v.parse(configuration, JSON.parse(textOf('firebase.json')));
  return {
    firestoreRules: textOf(firestore.rules),
    indexes: parseMessage<FirestoreIndexes>(textOf(firestore.indexes)),
    storageRules: textOf(storage.rules),
  };
}
