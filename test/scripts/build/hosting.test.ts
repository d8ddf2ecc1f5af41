import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firebaseConfiguration, inlineScripts } from '../../../scripts/build/hosting';
import { fillIn } from '../../../scripts/build/sitePage';

test('firebase.json tells the production host what npm start does (after a change: npx vitest run -u)', async () => {
  const pages = [fillIn(readFileSync('index.html', 'utf8'))];
  await expect(`${JSON.stringify(firebaseConfiguration(pages), null, 2)}\n`).toMatchFileSnapshot('../../firebase.json');
});

test('only scripts that run and stand in the page itself need leave', () => {
  const page = [
    '<script>let a</script>',
    '<script type="module" src="/assets/main.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="module">let b\n</script>',
  ].join('');
  expect(inlineScripts(page)).toEqual(['let a', 'let b\n']);
});
