import { decide } from '@mon-bazar/firebase-test-server/rules/decide';
import type { RulesDocuments, RulesRequest, RulesResource } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { mapOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import type { RulesFile } from '@mon-bazar/firebase-test-server/rules/RulesFile';
import type { StorageCase } from './cases/storageCases';
import { NOW } from './times';

export function judgeOfStorage({
  as,
  method,
  path,
  file,
  over = false,
  roles,
}: StorageCase): (rules: RulesFile) => boolean {
  const name = `b/photos.example/o/${path}`;
  const resource = fileOf(path, file);
  const request: RulesRequest = {
    service: 'firebase.storage',
    method,
    path: name.split('/'),
    auth: as,
    time: new Date(NOW),
    resource: (method === 'create' && !over) || method === 'list' ? null : resource,
    ...(method === 'create' || method === 'update' ? { requestResource: resource } : {}),
    documents: documentsOf(roles),
  };
  return (rules) => decide(rules, request).allowed;
}

/** The accounts that rules of Storage read. */
export function documentsOf(roles: StorageCase['roles'] = accounts): RulesDocuments {
  const get = ([, , , collection, uid = '']: readonly string[]) => {
    const role = collection === 'users' ? roles[uid] : undefined;
    return role === undefined ? null : { name: `users/${uid}`, data: mapOf({ role }) };
  };
  return { get, getAfter: get };
}

const accounts = { claire: 'user', karim: 'user', nadia: 'admin', solene: 'super_admin' };

/** The properties of a file that rules can read. */
export function fileOf(path: string, { size, metadata, ...settings }: StorageCase['file']): RulesResource {
  const custom = metadata === undefined ? {} : { metadata: metadata === null ? null : mapOf(metadata) };
  return { name: path, data: mapOf({ name: path, size: BigInt(size), ...settings, ...custom }) };
}
