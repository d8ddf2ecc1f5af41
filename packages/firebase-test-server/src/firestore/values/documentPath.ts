import { compareText } from './compareText';
import { EngineError } from '../EngineError';

/*
 * Within the engine a path is relative to the database and its segments are joined by slashes: `users/karim`, `users`.
 * The root is ''.
 */

const marker = '/documents';

/** The path in a resource name: `projects/p/databases/(default)/documents/users/karim` → `users/karim`. */
export function relativePath(name: string): string {
  if (!name.startsWith('projects/')) return name;
  return name.slice(name.indexOf(marker) + marker.length + 1);
}

export const segmentsOf = (path: string): string[] => (path === '' ? [] : path.split('/'));

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export const lastSegmentOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const joinPath = (parent: string, child: string): string => (parent === '' ? child : `${parent}/${child}`);

/** Whether the path is the parent itself or, with `anyDepth`, is at any depth below it. */
export function isWithin(path: string, parent: string, anyDepth: boolean): boolean {
  return path === parent || (anyDepth && (parent === '' || path.startsWith(`${parent}/`)));
}

/** Compares segment by segment, in byte order: `a/b` is before `a-/b`, although `-` is before `/` in ASCII. */
export function comparePaths(a: string, b: string): number {
  return a === b ? 0 : compareText(a.replaceAll('/', '\0'), b.replaceAll('/', '\0'));
}

const maximumIdBytes = 1_500;
const maximumDepth = 100;

/** Throws INVALID_ARGUMENT unless a document may be stored there. */
export function assertDocumentPath(path: string): void {
  const segments = segmentsOf(path);
  if (segments.length === 0 || segments.length % 2 !== 0) refuse(path, 'it does not name a document');
  if (segments.length / 2 > maximumDepth) refuse(path, 'collections lie at most 100 deep');
  if (Buffer.byteLength(path) > 6_144) refuse(path, 'a name is at most 6 KiB long');
  for (const segment of segments) {
    if (segment === '' || segment === '.' || segment === '..') refuse(path, 'a segment is empty, "." or ".."');
    if (Buffer.byteLength(segment) > maximumIdBytes) refuse(path, 'an id is at most 1,500 bytes long');
    if (/^__.*__$/.test(segment)) refuse(path, 'an id like __this__ is reserved');
  }
}

function refuse(path: string, reason: string): never {
  throw new EngineError('INVALID_ARGUMENT', `Invalid document name "${path}": ${reason}.`);
}
