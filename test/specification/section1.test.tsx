import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginInEmptyBrowser, openEmbeddedSite } from './openEmbeddedSite';
import { asAdmin, asTimePasses, openSideMenu } from './siteSteps';

beginInEmptyBrowser();

test('§1.1 “Audience: French-speaking visitors”: the page says its language', () => {
  expect(readFileSync('index.html', 'utf8')).toMatch(/<html\b[^>]* lang="fr"/);
});

test('§1.5 “All data lives in a hosted document database.”: on Firebase, no port has an adapter of the database in the browser', () => {
  const wiring = readdirSync('src/di/backends').filter((name) => name.startsWith('firebase'));
  expect(wiring).toContain('firebaseLazy.ts');
  for (const name of wiring)
    expect(readFileSync(`src/di/backends/${name}`, 'utf8')).not.toMatch(/infrastructure\/embedded|indexedDB|\bidb\b/);
});

test.each(['/account', '/account/annonces', '/messages', '/deposer-annonce'])(
  '§6.2 “Account, own ads, messages” and “post ads” are of the signed-in: %s asks a visitor to sign in',
  async (at) => {
    await openEmbeddedSite({ at });
    const main = await screen.findByRole('main');
    await waitFor(() =>
      expect(within(main).getByRole('link', { name: /^Se connecter/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/auth/),
      ),
    );
  },
);

test('§1.4 “Admins see an Administration entry” and §6.3 “the Administration menu entry”', async () => {
  const menu = await openSideMenu(await openEmbeddedSite(asAdmin), /^Bonjour Admin/);
  expect(menu.getByRole('link', { name: /^Administration/ })).toHaveAttribute('href', '/admin');
});

test("§6.3 “admin routes”: an admin is let into the administration of the maintenance, where §2.42 “A text 'Chargement…' also appears elsewhere.”", async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const { time } = await openEmbeddedSite({ ...asAdmin, at: '/admin/maintenance' });
  await asTimePasses(time, () =>
    expect(screen.getByRole('button', { name: 'Activer le mode maintenance' })).toBeVisible(),
  );
  await screen.findByText(/visiteurs? aujourd’hui/);
  observer.disconnect();
  expect(seen.some((text) => text.includes('Chargement…'))).toBe(true);
});
