import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { admin, claire, karim, suspendedAdmin, suspendedKarim, superAdmin, visitor } from '../actors';

/** An access to a picture, and whether storage.rules must allow it. */
export interface StorageCase {
  readonly title: string;
  readonly as: RulesAuth | null;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly file: {
    readonly size: number;
    readonly contentType: string | null;
    readonly contentDisposition?: string | null;
    readonly contentEncoding?: string | null;
    readonly metadata?: Readonly<Record<string, string>> | null;
  };
  readonly allowed: boolean;
  /** Whether the file exists before a `create`; Storage has no other method for overwriting a file. */
  readonly over?: boolean;
  /** The roles of the people who have an account. */
  readonly roles?: Readonly<Record<string, string>>;
}

const picture = 'photos/karim/karim~photo-01/page';
const file = { size: 300_000, contentType: 'image/webp' };
const empty = { ...file, size: 0 };
const withdrawn = { ...file, metadata: { withdrawn: 'true' } };
const served = { ...file, metadata: { withdrawn: 'false' } };
const LIMIT = 2 * 1024 * 1024;

type Changes = Partial<Pick<StorageCase, 'path' | 'file' | 'over' | 'roles'>>;
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
  denies('a visitor stores no picture', visitor, 'create'),
  denies('a stranger stores no picture in the name of another person', claire, 'create'),
  denies('an admin stores no picture in the name of another person', admin, 'create'),
  denies('a suspended owner stores no picture', suspendedKarim, 'create'),
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
  denies('a picture is not overwritten by its owner', karim, 'create', { over: true }),
  denies('the metadata of a picture are not changed', karim, 'update'),
  denies('the metadata of a picture are not changed by a stranger', claire, 'update'),
  denies('an owner deletes no picture, whose id they could use again', karim, 'delete'),
  denies('a visitor deletes no picture', visitor, 'delete'),
  denies('a stranger deletes no picture of others', claire, 'delete'),
  denies('an admin deletes no picture of others', admin, 'delete'),
  denies('a suspended owner deletes no picture', suspendedKarim, 'delete'),
  allows('an owner empties a picture', karim, 'create', { file: empty, over: true }),
  allows('an owner empties a picture that is not stored', karim, 'create', { file: empty }),
  allows('a suspended owner empties a picture', suspendedKarim, 'create', { file: empty, over: true }),
  denies('a visitor empties no picture', visitor, 'create', { file: empty, over: true }),
  denies('a stranger empties no picture of others', claire, 'create', { file: empty, over: true }),
  denies('an admin empties no picture of others', admin, 'create', { file: empty, over: true }),
  denies('an emptied picture is not stored again', karim, 'create', { over: true }),
  denies('a picture is not replaced by a byte', karim, 'create', { file: { ...file, size: 1 }, over: true }),
  denies('an emptied picture is no page', karim, 'create', {
    file: { ...empty, contentType: 'text/html' },
    over: true,
  }),
  denies('an emptied picture is not read', visitor, 'get', { file: empty }),
  allows('a picture of one byte is read', visitor, 'get', { file: { ...file, size: 1 } }),
  denies('nothing is emptied at another path', karim, 'create', { path: 'photos/karim/photo-01/page', file: empty }),
  ...[null, 'inline', "inline; filename*=utf-8''page"].map((contentDisposition) =>
    allows(`a picture may be served as ${contentDisposition ?? 'nothing particular'}`, karim, 'create', {
      file: { ...file, contentDisposition },
    }),
  ),
  ...['attachment; filename="facture.exe"', 'attachment; inline', ''].map((contentDisposition) =>
    denies(`a picture is not served as «${contentDisposition}»`, karim, 'create', {
      file: { ...file, contentDisposition },
    }),
  ),
  ...[null, 'identity'].map((contentEncoding) =>
    allows(`a picture may have the encoding ${contentEncoding ?? 'of its type'}`, karim, 'create', {
      file: { ...file, contentEncoding },
    }),
  ),
  ...['gzip', 'br', 'identity, gzip'].map((contentEncoding) =>
    denies(`a picture does not have the encoding ${contentEncoding}`, karim, 'create', {
      file: { ...file, contentEncoding },
    }),
  ),
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
  allows('the id of a picture may have 64 signs', karim, 'create', {
    path: `photos/karim/karim~${'x'.repeat(64)}/page`,
  }),
  ...(['get', 'list', 'update', 'delete'] as const).map((method) =>
    denies(`the method ${method} is refused below a picture`, karim, method, { path: `${picture}/encore` }),
  ),
  ...[null, {}, { note: 'Rien.' }, { withdrawn: 'false' }].map((metadata) =>
    allows(`a picture is served with the metadata ${JSON.stringify(metadata)}`, visitor, 'get', {
      file: { ...file, metadata },
    }),
  ),
  ...[visitor, claire, karim].map((person) =>
    denies(`a withdrawn picture is not served to ${person?.uid ?? 'a visitor'}`, person, 'get', { file: withdrawn }),
  ),
  allows('an admin is served a withdrawn picture', admin, 'get', { file: withdrawn }),
  allows('a super admin is served a withdrawn picture', superAdmin, 'get', { file: withdrawn }),
  denies('a suspended admin is not served a withdrawn picture', suspendedAdmin, 'get', { file: withdrawn }),
  denies('a former admin is not served a withdrawn picture', admin, 'get', {
    file: withdrawn,
    roles: { nadia: 'user' },
  }),
  denies('a person without an account is not served a withdrawn picture', claire, 'get', {
    file: withdrawn,
    roles: {},
  }),
  denies('an admin is not served an emptied picture that was withdrawn', admin, 'get', {
    file: { ...withdrawn, size: 0 },
  }),
  denies('an owner stores no picture as withdrawn', karim, 'create', { file: withdrawn }),
  allows('an admin withdraws a picture', admin, 'update', { file: withdrawn }),
  allows('a super admin withdraws a picture', superAdmin, 'update', { file: withdrawn }),
  allows('an admin serves a withdrawn picture again', admin, 'update', { file: served }),
  denies('a picture is withdrawn in no other words', admin, 'update', {
    file: { ...file, metadata: { withdrawn: '' } },
  }),
  denies('an admin changes metadata only to withdraw a picture', admin, 'update'),
  denies('an admin changes no type of a picture into a page', admin, 'update', {
    file: { ...withdrawn, contentType: 'text/html' },
  }),
  ...[visitor, claire, karim, suspendedAdmin].flatMap((person) => [
    denies(`a picture is not withdrawn by ${nameOf(person)}`, person, 'update', { file: withdrawn }),
    denies(`a withdrawn picture is not served again by ${nameOf(person)}`, person, 'update', { file: served }),
  ]),
  denies('an admin does not serve again a withdrawn picture of their own', admin, 'update', {
    path: 'photos/nadia/nadia~photo-01/page',
    file: served,
  }),
  denies('a former admin does not serve a withdrawn picture again', admin, 'update', {
    file: served,
    roles: { nadia: 'user' },
  }),
  denies('a visitor reads no files at other paths', visitor, 'get', { path: 'exports/karim.json' }),
];

function nameOf(person: RulesAuth | null): string {
  if (person === null) return 'a visitor';
  return person === suspendedAdmin ? 'a suspended admin' : person.uid;
}
