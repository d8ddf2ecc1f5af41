import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { StorageGate } from '@mon-bazar/firebase-test-server/storage/StorageGate';
import { StorageRefusal } from '@mon-bazar/firebase-test-server/storage/StorageRefusal';
import { documentsOf, fileOf, judgeOfStorage } from './judgeStorage';
import { storageCases, type StorageCase } from './cases/storageCases';

const rules = parseRules(readFileSync('storage.rules', 'utf8'));

describe('storage.rules', () => {
  test.each(storageCases.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))(
    '$verdict: $title',
    (each) => {
      expect(judgeOfStorage(each)(rules)).toBe(each.allowed);
      expect(passes(each)).toBe(each.allowed);
    },
  );
});

/** Whether the Storage gate of the test server lets the case pass. */
function passes({ as, method, path, file, over = false, roles }: StorageCase): boolean {
  const resource = fileOf(path, file);
  const before = (method === 'create' && !over) || method === 'list' ? null : resource;
  const action = { bucketName: 'photos.example', objectName: path, identity: as, method, before };
  try {
    new StorageGate(rules, () => documentsOf(roles)).require(
      method === 'create' || method === 'update' ? { ...action, after: resource } : action,
    );
    return true;
  } catch (error) {
    if (error instanceof StorageRefusal) return false;
    throw error;
  }
}
