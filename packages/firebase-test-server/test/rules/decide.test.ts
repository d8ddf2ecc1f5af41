import { describe, expect, it } from 'vitest';
import { decide } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesRequest } from '../../src/rules/RulesRequest';
import { mapOf } from '../../src/rules/RulesValue';

const rules = parseRules(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() { return request.auth != null; }
    function isOwner(uid) { return isSignedIn() && request.auth.uid == uid; }
    function roleOf(uid) {
      let profile = get(/databases/$(database)/documents/users/$(uid));
      return profile.data.role;
    }

    match /users/{uid} {
      allow get: if isOwner(uid) || roleOf(request.auth.uid) in ['admin', 'super_admin'];
      allow create: if isOwner(uid)
        && request.resource.data.keys().hasOnly(['name', 'role'])
        && request.resource.data.get('role', 'user') == 'user';
      match /private/{note=**} {
        allow read, write: if isOwner(uid);
      }
    }
    match /config/app { allow get; }
  }
}
`);

const at = (...segments: string[]): readonly string[] => ['databases', '(default)', 'documents', ...segments];

const aRequest = (changes: Partial<RulesRequest>): RulesRequest => ({
  service: 'cloud.firestore',
  method: 'get',
  path: at('users', 'karim'),
  auth: { uid: 'karim', token: {} },
  time: new Date('2026-11-21T05:00:00Z'),
  resource: null,
  ...changes,
});

const documents = {
  get: (path: readonly string[]) =>
    path.at(-1) === 'ada' ? { name: 'users/ada', data: mapOf({ role: 'admin' }) } : null,
  getAfter: () => null,
};

describe('a decision', () => {
  it('a request is allowed when one condition holds', () => {
    expect(decide(rules, aRequest({}))).toEqual({ allowed: true });
  });

  it('a condition reads other documents', () => {
    expect(decide(rules, aRequest({ auth: { uid: 'ada', token: {} }, documents }))).toEqual({ allowed: true });
    expect(decide(rules, aRequest({ auth: { uid: 'eve', token: {} }, documents })).allowed).toBe(false);
  });

  it('nested matches are followed, to any depth below {name=**}', () => {
    for (const path of [at('users', 'karim', 'private'), at('users', 'karim', 'private', 'a', 'b', 'c')]) {
      expect(decide(rules, aRequest({ path }))).toEqual({ allowed: true });
      expect(decide(rules, aRequest({ path, auth: null })).allowed).toBe(false);
    }
  });

  it('a request is allowed by an allow statement without a condition', () => {
    expect(decide(rules, aRequest({ path: at('config', 'app'), auth: null }))).toEqual({ allowed: true });
  });

  it('a request that nothing allows is denied, and the reason names the match', () => {
    expect(decide(rules, aRequest({ method: 'delete' }))).toEqual({
      allowed: false,
      reason:
        'delete /databases/(default)/documents/users/karim for "karim" is denied:\n' +
        '  12:11 match /users/{uid} does not speak of it',
    });
    expect(decide(rules, aRequest({ path: at('unknown', 'x'), auth: null }))).toEqual({
      allowed: false,
      reason: 'get /databases/(default)/documents/unknown/x signed out is denied: no match covers this path',
    });
  });

  it('the reason names the part of the condition that failed, with line and column', () => {
    const requestResource = { name: 'users/karim', data: mapOf({ name: 'Karim', role: 'admin' }) };
    expect(decide(rules, aRequest({ method: 'create', requestResource }))).toEqual({
      allowed: false,
      reason:
        'create /databases/(default)/documents/users/karim for "karim" is denied:\n' +
        '  12:11 match /users/{uid}\n' +
        '    14:7 allow create\n' +
        "      16:12 request.resource.data.get('role', 'user') == 'user': is false",
    });
  });

  it('the reason names the place of a missing value', () => {
    expect(decide(rules, aRequest({ auth: null }))).toEqual({
      allowed: false,
      reason:
        'get /databases/(default)/documents/users/karim signed out is denied:\n' +
        '  12:11 match /users/{uid}\n' +
        '    13:7 allow get\n' +
        '      5:36 request.auth != null: is false\n' +
        '      13:44 request.auth.uid: null has no "uid"',
    });
  });
});
