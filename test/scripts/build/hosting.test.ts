import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firebaseConfiguration, inlineScripts } from '../../../scripts/build/hosting';
import { fillIn } from '../../../scripts/build/sitePage';

// After a change: npx vitest run test/scripts/build/hosting.test.ts -u
test('firebase.json configures the production host as npm start serves', async () => {
  const pages = [fillIn(readFileSync('index.html', 'utf8'))];
  await expect(`${JSON.stringify(firebaseConfiguration(pages), null, 2)}\n`).toMatchFileSnapshot(
    '../../../firebase.json',
  );
});

test('inlineScripts finds the scripts that run and stand in the page itself', () => {
  const page = [
    '<script>let a</script>',
    '<script type="module" src="/assets/main.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="module">let b\n</script>',
  ].join('');
  expect(inlineScripts(page)).toEqual(['let a', 'let b\n']);
});
