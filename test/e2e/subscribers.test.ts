import { readFile } from 'node:fs/promises';
import { press } from '../support/drivers/e2e/e2eKeyboard';
import { enterThisTab, main } from '../support/drivers/e2e/e2eSite';
import { giveSubscribers, watchExport } from '../support/drivers/e2e/e2eSubscribers';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const COUNT = 50_000;

test('50,000 subscriptions are exported by keyboard with their progress, while the page answers', async ({ page }) => {
  test.slow();
  await enterThisTab(page, 'Admin', '/admin/inscrits');
  // The demo brings some when its import ends.
  await expect(main(page).getByText('6 inscriptions', { exact: true })).toBeVisible();
  await giveSubscribers(page, COUNT);
  await page.reload();
  await expect(main(page).getByText(/^50\s000 inscriptions$/)).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(25);
  const progress = await watchExport(page);
  const downloading = page.waitForEvent('download');
  await press(page, main(page).getByRole('button', { name: 'Télécharger le fichier CSV' }), 'Enter');
  const download = await downloading;
  await expect(main(page).getByText(/^Fichier prêt\s: 50\s000 inscriptions\.$/)).toBeVisible();

  expect(download.suggestedFilename()).toMatch(/^inscrits-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines).toHaveLength(COUNT + 2);
  expect(lines.at(-1)).toBe('');
  expect(lines[0]).toBe('"Adresse électronique";"Inscription (heure de Paris)";"Lien de désinscription"');
  const row = /^"'?[^";]+";"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}";"https?:[^";]+#\d{20}"$/;
  expect(lines.slice(1, -1).filter((line) => !row.test(line))).toEqual([]);
  expect(new Set(lines).size).toBe(COUNT + 2);
  expect(lines[1]).toMatch(/^"'=abonne0@exemple\.fr";/);

  const { seen, announced } = await progress();
  const [first, last] = [seen[0], seen.at(-1)];
  expect(seen.length).toBeGreaterThan(10);
  expect(last?.share).toBeGreaterThan(90);
  // Between the first and the last progress that it showed, the page drew: it was never frozen.
  expect((last?.frames ?? 0) - (first?.frames ?? 0)).toBeGreaterThan(10);
  expect(announced).toEqual(expect.arrayContaining(['Export : 25 %.', 'Export : 50 %.', 'Export : 75 %.']));
  test.info().annotations.push({ type: 'export', description: `${(last?.at ?? 0) - (first?.at ?? 0)} ms` });
});
