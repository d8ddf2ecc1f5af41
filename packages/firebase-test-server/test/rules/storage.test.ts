import { describe, expect, it } from 'vitest';
import { decide } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesRequest } from '../../src/rules/RulesRequest';
import { mapOf, timestampOf } from '../../src/rules/RulesValue';

const rules = parseRules(`rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /photos/{uid}/{photo} {
      allow get: if resource.metadata.listing == 'l1' && resource.timeCreated < request.time;
      allow create: if request.auth.uid == uid && resource == null
        && request.resource.size < 2 * 1024 * 1024 && request.resource.contentType.matches('image/.*');
      allow delete: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'admin';
    }
    match /public/{rest=**} { allow list; }
  }
}`);

const aRequest = (changes: Partial<RulesRequest>): RulesRequest => ({
  service: 'firebase.storage',
  method: 'get',
  path: ['b', 'bucket', 'o', 'photos', 'karim', 'p1'],
  auth: { uid: 'karim', token: {} },
  time: new Date(10),
  resource: null,
  ...changes,
});

const isAllowed = (changes: Partial<RulesRequest>): boolean => decide(rules, aRequest(changes)).allowed;
const upload = (size: bigint, contentType: string): Partial<RulesRequest> => ({
  method: 'create',
  requestResource: { name: 'photos/karim/p1', data: mapOf({ size, contentType }) },
});

describe('rules of Storage', () => {
  it('rules read the stored object', () => {
    const data = mapOf({ metadata: mapOf({ listing: 'l1' }), timeCreated: timestampOf(1n) });
    expect(isAllowed({ resource: { name: 'photos/karim/p1', data } })).toBe(true);
    expect(isAllowed({ resource: { name: 'photos/karim/p1', data: mapOf({ metadata: mapOf({}) }) } })).toBe(false);
    expect(isAllowed({})).toBe(false);
  });

  it('rules read the object that is uploaded', () => {
    expect(isAllowed(upload(1000n, 'image/webp'))).toBe(true);
    expect(isAllowed(upload(2_097_152n, 'image/webp'))).toBe(false);
    expect(isAllowed(upload(1000n, 'text/html'))).toBe(false);
    expect(isAllowed({ ...upload(1000n, 'image/webp'), auth: { uid: 'eve', token: {} } })).toBe(false);
  });

  it('rules of Storage read documents of Firestore', () => {
    const withRole = (role: string): Partial<RulesRequest> => ({
      method: 'delete',
      documents: { get: () => ({ name: 'users/karim', data: mapOf({ role }) }), getAfter: () => null },
    });
    expect(isAllowed(withRole('admin'))).toBe(true);
    expect(isAllowed(withRole('user'))).toBe(false);
  });

  it('rules judge a list by its folder', () => {
    const list = (...folder: string[]): boolean => isAllowed({ method: 'list', path: ['b', 'bucket', 'o', ...folder] });
    expect([list('public'), list('public', 'a', 'b'), list('photos', 'karim')]).toEqual([true, true, false]);
  });

  it('rules of Storage do not apply to Firestore', () => {
    const path = ['databases', '(default)', 'documents', 'photos', 'karim'];
    expect(isAllowed({ service: 'cloud.firestore', path })).toBe(false);
  });
});
