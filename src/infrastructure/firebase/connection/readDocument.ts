import { safeParse, type GenericSchema } from 'valibot';
import { documentMessages } from './messages';

/** What is needed of a document as any build of the SDK gives it. */
export interface StoredDocument {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
}

/** The document as its schema reads it. A malformed one is reported and left out (null): it must not break a page. */
export function readDocument<Value>(schema: GenericSchema<unknown, Value>, document: StoredDocument): Value | null {
  const read = safeParse(schema, document.data());
  if (read.success) return read.output;
  console.error(
    documentMessages.malformed(document.ref.path),
    read.issues.map(({ message, path }) => [path?.map(({ key }) => String(key)).join('.'), message]),
  );
  return null;
}
