import type { ReadConfiguration } from '../../../application/maintenance/AppConfigurationRepository';
import { readStoredConfiguration } from '../../../domain/maintenance/readStoredConfiguration';
import { failure, success } from '../../../domain/shared/Result';

declare global {
  /** What Firestore's REST interface answers for `config/app`; null: nothing. Asked for by the script of index.html. */
  var mbzConfiguration: Promise<unknown> | undefined;
}

/** The configuration that the page has asked for by itself; null when it got none: the listener of the SDK then says why. */
export async function readPageConfiguration(): Promise<ReadConfiguration | null> {
  const answer = await globalThis.mbzConfiguration;
  const document: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (!isObject(document)) return null;
  if ('missing' in document) return success(null);
  if (!isObject(document.found)) return null;
  const configuration = readStoredConfiguration(plainFields(document.found.fields));
  return configuration === null ? failure('malformed') : success(configuration);
}

function plainFields(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isObject(fields) ? fields : {}).map(([name, value]) => [name, plain(value)]),
  );
}

/** A value such as `{ integerValue: '3' }` or `{ timestampValue: '2026-12-01T08:00:00Z' }`. */
function plain(value: unknown): unknown {
  const [kind, content]: readonly unknown[] = Object.entries(isObject(value) ? value : {})[0] ?? [];
  if (kind === 'mapValue') return plainFields(isObject(content) ? content.fields : {});
  return kind === 'integerValue' ? Number(content) : content;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
