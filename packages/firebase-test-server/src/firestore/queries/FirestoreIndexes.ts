import { fieldPathSegments, fieldPathText } from './fieldPath';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface IndexKind {
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

export interface IndexedField extends IndexKind {
  readonly fieldPath: string;
}

/** `firestore.indexes.json`, parsed. */
export interface FirestoreIndexes {
  readonly indexes?: readonly {
    readonly collectionGroup: string;
    readonly queryScope?: IndexScope;
    readonly fields: readonly IndexedField[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    /** `*`: all fields without an override of their own. Subfields inherit from their map. */
    readonly fieldPath: string;
    readonly indexes: readonly (IndexKind & { readonly queryScope?: IndexScope })[];
  }[];
}

const automatic: readonly IndexKind[] = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }];

/** The indexes of a single field: the automatic ones, or those of the override of the field or of a map around it. */
export function singleFieldIndexes(
  { fieldOverrides = [] }: FirestoreIndexes,
  collectionId: string,
  field: readonly string[],
  scope: IndexScope,
): readonly IndexKind[] {
  const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collectionId);
  for (let length = field.length; length >= 0; length -= 1) {
    const text = length === 0 ? '*' : fieldPathText(field.slice(0, length));
    const override = own.find(({ fieldPath }) => normalised(fieldPath) === text);
    if (override !== undefined) return override.indexes.filter(({ queryScope = 'COLLECTION' }) => queryScope === scope);
  }
  return scope === 'COLLECTION' ? automatic : [];
}

const normalised = (fieldPath: string): string =>
  fieldPath === '*' ? fieldPath : fieldPathText(fieldPathSegments(fieldPath));
