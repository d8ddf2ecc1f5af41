import * as v from 'valibot';
import { StorageRefusal } from './StorageRefusal';

/** The metadata that a client may set on upload and change later. */
export interface ObjectSettings {
  readonly cacheControl: string | null;
  readonly contentDisposition: string | null;
  readonly contentEncoding: string | null;
  readonly contentLanguage: string | null;
  readonly contentType: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

const text = v.nullish(v.string());
const change = v.object({
  cacheControl: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  contentType: text,
  metadata: v.nullish(v.record(v.string(), v.nullable(v.string()))),
});

const nothing: ObjectSettings = {
  cacheControl: null,
  contentDisposition: null,
  contentEncoding: null,
  contentLanguage: null,
  contentType: null,
  metadata: {},
};

/** The settings after a change: a missing key leaves the value unchanged, null removes it. */
export function settingsAfter(json: string, before: ObjectSettings = nothing): ObjectSettings {
  const read = v.safeParse(change, parse(json));
  if (!read.success) throw StorageRefusal.badRequest(`Invalid metadata: ${read.issues[0].message}`);
  const { metadata, ...fields } = read.output;
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...before, ...named, metadata: metadataAfter(metadata, before.metadata) };
}

function metadataAfter(
  changes: Readonly<Record<string, string | null>> | null | undefined,
  before: ObjectSettings['metadata'],
): ObjectSettings['metadata'] {
  if (changes === null) return {};
  const entries = Object.entries({ ...before, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    throw StorageRefusal.badRequest('Metadata is not JSON.');
  }
}
