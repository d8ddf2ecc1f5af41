import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { admin, claire, karim, suspendedKarim, visitor } from '../actors';

/** One attempt on the pictures, and what storage.rules must say to it. */
export interface StorageCase {
  readonly title: string;
  readonly as: RulesAuth | null;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly file: { readonly size: number; readonly contentType: string | null };
  readonly allowed: boolean;
  /** A `create` where there is a file already: Storage has no other word for sending a file over another one. */
  readonly over?: boolean;
}

const picture = 'photos/karim/karim~photo-01/page';
const file = { size: 300_000, contentType: 'image/webp' };
const LIMIT = 2 * 1024 * 1024;

type Changes = Partial<Pick<StorageCase, 'path' | 'file' | 'over'>>;
const attempt =
  (allowed: boolean) =>
  (title: string, as: RulesAuth | null, method: StorageCase['method'], changes: Changes = {}): StorageCase => ({
    title,
    as,
    method,
    path: picture,
    file,
    allowed,
    ...changes,
  });
const [allows, denies] = [attempt(true), attempt(false)];

export const storageCases: readonly StorageCase[] = [
  allows('a visitor sees a picture', visitor, 'get'),
  allows('a suspended owner still sees a picture', suspendedKarim, 'get'),
  denies('a visitor does not list the pictures of a listing', visitor, 'list', { path: 'photos/karim/karim~photo-01' }),
  denies('a visitor does not list the renditions of a picture', visitor, 'list', {
    path: 'photos/karim/karim~photo-01/page',
  }),
  denies('an owner does not list their pictures', karim, 'list', { path: 'photos/karim' }),
  denies('an admin does not list pictures', admin, 'list', { path: 'photos/karim/karim~photo-01' }),
  allows('an owner stores a picture', karim, 'create'),
  ...['avif', 'jpeg', 'png', 'webp'].map((type) =>
    allows(`an owner stores a picture as ${type}`, karim, 'create', {
      file: { ...file, contentType: `image/${type}` },
    }),
  ),
  allows('an owner stores two mebibytes', karim, 'create', { file: { ...file, size: LIMIT } }),
  ...['thumbnail', 'card', 'page'].map((rendition) =>
    allows(`an owner stores a ${rendition}`, karim, 'create', { path: `photos/karim/karim~photo-01/${rendition}` }),
  ),
  denies('an owner stores no more than two mebibytes', karim, 'create', { file: { ...file, size: LIMIT + 1 } }),
  denies('a visitor stores nothing', visitor, 'create'),
  denies('a stranger stores nothing in another name', claire, 'create'),
  denies('an admin stores nothing in another name', admin, 'create'),
  denies('a suspended owner stores nothing', suspendedKarim, 'create'),
  ...[
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/pdf',
    'image/webp; charset=utf-8',
    'ximage/webp',
    null,
  ].map((contentType) =>
    denies(`an owner stores no ${contentType ?? 'file without a type'}`, karim, 'create', {
      file: { ...file, contentType },
    }),
  ),
  denies('a picture is not written over', karim, 'create', { over: true }),
  denies('what is said of a picture is not changed', karim, 'update'),
  denies('a picture is not written over by a stranger', claire, 'update'),
  allows('an owner deletes a picture', karim, 'delete'),
  denies('a visitor deletes nothing', visitor, 'delete'),
  denies('a stranger deletes nothing', claire, 'delete'),
  denies('an admin deletes nothing', admin, 'delete'),
  allows('a suspended owner deletes a picture', suspendedKarim, 'delete'),
  ...[
    'photos/karim/page',
    `${picture}/encore`,
    'avatars/karim/karim~photo-01/page',
    'photos/karim/photo-01/page',
    'photos/karim/claire~photo-01/page',
    'photos/karim/karim~photo-1/page',
    `photos/karim/karim~${'x'.repeat(65)}/page`,
    'photos/karim/karim~photo.01/page',
    'photos/karim/karim~photo-01/original',
  ].map((path) => denies(`nothing is stored at ${path}`, karim, 'create', { path })),
  allows('a picture has a long name', karim, 'create', { path: `photos/karim/karim~${'x'.repeat(64)}/page` }),
  ...(['get', 'list', 'update', 'delete'] as const).map((method) =>
    denies(`nobody may ${method} what lies below a picture`, karim, method, { path: `${picture}/encore` }),
  ),
  denies('nothing is seen elsewhere', visitor, 'get', { path: 'exports/karim.json' }),
];
