import { decide } from '@mon-bazar/firebase-test-server/rules/decide';
import type { RulesRequest, RulesResource } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { mapOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import type { RulesFile } from '@mon-bazar/firebase-test-server/rules/RulesFile';
import type { StorageCase } from './cases/storageCases';
import { NOW } from './times';

export function judgeOfStorage({ as, method, path, file, over = false }: StorageCase): (rules: RulesFile) => boolean {
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
  };
  return (rules) => decide(rules, request).allowed;
}

/** The properties of a file that rules can read. */
export function fileOf(path: string, { size, ...settings }: StorageCase['file']): RulesResource {
  return { name: path, data: mapOf({ name: path, size: BigInt(size), ...settings }) };
}
