import type { ProtoValue } from '../../rules/rulesValueOf';
import { fieldAt, fieldPathText } from './fieldPath';
import type { StoredDocument } from '../values/StoredDocument';
import { valueText } from '../values/valueText';

interface FieldPostings {
  readonly field: readonly string[];
  readonly pathsByValue: Map<string, Set<string>>;
}

/** Which documents of a collection have a value in a field: built when a field is first requested, updated from then on. */
export class Postings {
  readonly #fields = new Map<string, FieldPostings>();

  /** Paths in no order. `documents` are all documents of the collection. */
  pathsWith(field: readonly string[], value: ProtoValue, documents: Iterable<StoredDocument>): ReadonlySet<string> {
    const text = fieldPathText(field);
    const known = this.#fields.get(text) ?? gather(field, documents);
    this.#fields.set(text, known);
    return known.pathsByValue.get(valueText(value)) ?? new Set();
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const postings of this.#fields.values()) {
      if (before !== undefined) remove(postings, before);
      if (after !== undefined) add(postings, after);
    }
  }
}

function gather(field: readonly string[], documents: Iterable<StoredDocument>): FieldPostings {
  const postings = { field, pathsByValue: new Map<string, Set<string>>() };
  for (const document of documents) add(postings, document);
  return postings;
}

function add({ field, pathsByValue }: FieldPostings, { fields, path }: StoredDocument): void {
  const value = fieldAt(fields, field);
  if (value === undefined) return;
  const text = valueText(value);
  const paths = pathsByValue.get(text);
  if (paths === undefined) pathsByValue.set(text, new Set([path]));
  else paths.add(path);
}

function remove({ field, pathsByValue }: FieldPostings, { fields, path }: StoredDocument): void {
  const value = fieldAt(fields, field);
  if (value !== undefined) pathsByValue.get(valueText(value))?.delete(path);
}
