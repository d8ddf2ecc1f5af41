import { afterEach, expect, test } from 'vitest';
import { elementOfHash } from '../../../../src/presentation/shared/page/elementOfHash';

afterEach(() => document.body.replaceChildren());

test.each(['#prix', '#d%C3%A9p%C3%B4t'])('the hash %s names an element', (hash) => {
  document.body.innerHTML = '<p id="prix"></p><p id="dépôt"></p>';
  expect(elementOfHash(hash)?.tagName).toBe('P');
});

test.each(['', '#', '#absent', '#%', '#50%', '#%E9', '#%C3%28'])('the hash « %s » names no element', (hash) => {
  document.body.innerHTML = '<p id="prix"></p>';
  expect(elementOfHash(hash)).toBeNull();
});
