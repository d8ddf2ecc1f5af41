import { decide } from '../emulator/rules/decide';
import type { RulesRequest, RulesResource } from '../emulator/rules/RulesRequest';
import { mapOf } from '../emulator/rules/RulesValue';
import type { RulesFile } from '../emulator/rules/syntax/RulesFile';
import type { StorageCase } from './storageCases';
import { NOW } from './times';

export function judgeOfStorage({ as, method, path, file, over = false }: StorageCase): (rules: RulesFile) => boolean {
  const name = `b/photos.example/o/${path}`;
  const resource: RulesResource = { name, data: mapOf({ name: path, size: BigInt(file.size), contentType: file.contentType }) };
  const request: RulesRequest = {
    service: 'firebase.storage', method, path: name.split('/'), auth: as, time: new Date(NOW),
    resource: (method === 'create' && !over) || method === 'list' ? null : resource,
    ...(method === 'create' || method === 'update' ? { requestResource: resource } : {}),
  };
  return (rules) => decide(rules, request).allowed;
}
