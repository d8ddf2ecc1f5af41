import { safeParse, type GenericSchema } from 'valibot';
import { documentMessages } from './messages';

/** The part of a document snapshot that all builds of the SDK share. */
export interface StoredDocument {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
}

/** Parses a document. A malformed one is logged and gives null, because it must not break a page. */
export function readDocument<Value>(schema: GenericSchema<unknown, Value>, document: StoredDocument): Value | null {
  const read = safeParse(schema, document.data());
  if (read.success) return read.output;
  console.error(
    documentMessages.malformed(document.ref.path),
    read.issues.map(({ message, path }) => [path?.map(({ key }) => String(key)).join('.'), message]),
  );
  return null;
}
