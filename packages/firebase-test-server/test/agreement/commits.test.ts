import { afterAll, expect, test } from 'vitest';
import type { WriteProto } from '../../src/firestore/protocol';
import { setDocument } from '../../src/firestore/setDocument';
import { EmulatorProject } from '../../src/official/EmulatorProject';
import { firestoreUnderTest } from '../../src/official/firestoreUnderTest';

const firestore = await firestoreUnderTest();
const karim = { uid: 'karim', token: {} };

afterAll(() => firestore.close());

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /counts/{id} {
      allow create: if request.resource.data.n == 1;
      allow update: if request.resource.data.n == resource.data.n + 1;
    }
    match /creates/{id} { allow create; }
    match /updates/{id} { allow update; }
    match /deletes/{id} { allow delete: if request.resource == null; }
    match /after/{id} { allow write: if getAfter(/databases/$(database)/documents/after/$(id)).data.n == request.resource.data.n; }
  }
}`;

const set = (path: string, n: number): WriteProto => setDocument(path, { n });
const remove = (path: string): WriteProto => ({ delete: path });

/** Commits to a document of which `before` is stored, and whether the rules allow them: they judge each document once. */
test.each<[title: string, allowed: boolean, before: readonly WriteProto[], writes: readonly WriteProto[]]>([
  ['a new document twice, 1 and then 2', false, [], [set('counts/a', 1), set('counts/a', 2)]],
  ['a new document twice, 1 and 1 again', true, [], [set('counts/a', 1), set('counts/a', 1)]],
  ['two steps of one', false, [set('counts/a', 1)], [set('counts/a', 2), set('counts/a', 3)]],
  ['a step too many and then the right one', true, [set('counts/a', 1)], [set('counts/a', 7), set('counts/a', 2)]],
  ['the right step and then one too many', false, [set('counts/a', 1)], [set('counts/a', 2), set('counts/a', 7)]],
  [
    'a deletion and a new content, as an update',
    true,
    [set('updates/a', 1)],
    [remove('updates/a'), set('updates/a', 2)],
  ],
  [
    'a deletion and a new content, as a creation',
    false,
    [set('creates/a', 1)],
    [remove('creates/a'), set('creates/a', 2)],
  ],
  [
    'a deletion and a new content, as a deletion',
    false,
    [set('deletes/a', 1)],
    [remove('deletes/a'), set('deletes/a', 2)],
  ],
  ['a new document and its deletion, as a deletion', true, [], [set('deletes/a', 1), remove('deletes/a')]],
  ['a new document and its deletion, as a creation', false, [], [set('creates/a', 1), remove('creates/a')]],
  ['a change and a deletion, as a deletion', true, [set('deletes/a', 1)], [set('deletes/a', 2), remove('deletes/a')]],
  ['a change and a deletion, as an update', false, [set('updates/a', 1)], [set('updates/a', 2), remove('updates/a')]],
  ['two contents of a new document, as a creation', true, [], [set('creates/a', 1), set('creates/a', 2)]],
  ['two contents of a new document, as an update', false, [], [set('updates/a', 1), set('updates/a', 2)]],
  ['the deletion of no document', true, [], [remove('deletes/a')]],
  ['two contents, of which the last stands afterwards', true, [], [set('after/a', 1), set('after/a', 2)]],
  [
    'one document twice around another one',
    true,
    [set('counts/a', 1)],
    [set('counts/a', 2), set('counts/b', 1), set('counts/a', 2)],
  ],
])('a server judges a commit: %s', async (_title, allowed, before, writes) => {
  const project = new EmulatorProject(firestore.host);
  await project.replaceRules(rules);
  if (before.length > 0) await project.commit(before, 'owner');
  const commit = project.commit(writes, karim);
  if (allowed) await expect(commit).resolves.toBeUndefined();
  else await expect(commit).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
});
