import type { WriteProto } from './protocol';
import { protoFieldsOf, type PlainDocument } from './values/plainDocument';

/** A write that creates the document, or replaces all of it. */
export const setDocument = (path: string, document: PlainDocument): WriteProto => ({
  update: { name: path, fields: protoFieldsOf(document) },
});
