import { expect, test } from 'vitest';
import { mutantsOf } from '../../src/mutation/mutantsOf';
import { replaceIn } from '../../src/mutation/replaceIn';
import { parseRules } from '../../src/rules/parseRules';

const source = `rules_version = '2';
service cloud.firestore {
  function isShort(text) { let size = text.size(); return size < 9; }
  match /databases/{database}/documents {
    function isOwner(uid) { return request.auth != null && request.auth.uid == uid; }
    match /notes/{id} {
      function isTitle(title) { return title in ['a', 'b'] || isShort(title); }
      allow get, list: if isOwner(id) || exists(/databases/$(database)/documents/admins/$(request.auth.uid));
      match /lines/{line} { allow write: if isTitle(line) ? true : id == 'x'; }
    }
  }
}`;
const rules = parseRules(source);
const spanOf = (text: string) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length });
const withoutSpans = (tree: unknown): string =>
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'span') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });

test('a mutant is the tree of its whole text, parsed again', () => {
  const mutated = mutantsOf(rules).map((mutant) => mutant.rules());
  expect(mutated.length).toBeGreaterThan(50);
  expect(mutated.map(withoutSpans)).toEqual(mutated.map((one) => withoutSpans(parseRules(one.source))));
});

test('replaceIn parses only the innermost function or match around the change', () => {
  const mutated = replaceIn(rules, { span: spanOf('size < 9'), replacement: 'size < 8' });
  expect(mutated.services[0]?.matches[0]).toBe(rules.services[0]?.matches[0]);
  const inNotes = replaceIn(rules, { span: spanOf("'a', 'b'"), replacement: "'a'" });
  const [before, after] = [rules, inNotes].map(({ services }) => services[0]?.matches[0]?.matches[0]);
  expect(after?.functions).not.toEqual(before?.functions);
  expect(after?.matches[0]).toBe(before?.matches[0]);
});

test('replaceIn parses the whole text for a change that is in no function and no match', () => {
  const mutated = replaceIn(rules, { span: spanOf('cloud.firestore'), replacement: 'firebase.storage' });
  expect(mutated.services[0]?.name).toBe('firebase.storage');
});

test('replaceIn refuses a replacement that ends the function or match elsewhere', () => {
  const replacement = 'size < 8; } function other() { return true';
  expect(() => replaceIn(rules, { span: spanOf('size < 9'), replacement })).toThrow('changes where its block ends');
});
