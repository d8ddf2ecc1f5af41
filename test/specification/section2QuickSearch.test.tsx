import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';
import { openQuickSearch, pressSearchKey } from './siteSteps';

beginInEmptyBrowser();

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('§2.27 “Quick-search modal, shown on non-mobile devices only.”: a phone has none', async () => {
  const agent = vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  await openEmbeddedSite();
  expect(await pressSearchKey()).toBe('left to the browser');
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Que cherchez-vous/ })).toBeNull();
  await closeSite();
  agent.mockRestore();
  await openEmbeddedSite();
  expect((await openQuickSearch()).field).toBeVisible();
});

test("§2.28 “Title 'Recherche rapide', input 'Que cherchez-vous ?', button 'Rechercher'.”", async () => {
  await openEmbeddedSite();
  const { search, field } = await openQuickSearch();
  expect(search.getByRole('heading', { name: 'Recherche rapide' })).toBeVisible();
  expect(field).toHaveAttribute('placeholder', 'Que cherchez-vous ?');
  expect(search.getByRole('button', { name: 'Rechercher' })).toBeVisible();
});

test('§2.29 “A voice search button appears when the browser supports it”, and §4.16 “Voice listening is on or off.”', async () => {
  await openEmbeddedSite();
  expect((await openQuickSearch()).search.queryByRole('button', { name: 'Rechercher à la voix' })).toBeNull();
  await closeSite();
  vi.stubGlobal('SpeechRecognition', SilentRecognizer);
  const { user } = await openEmbeddedSite();
  const { search } = await openQuickSearch();
  await user.click(search.getByRole('button', { name: 'Rechercher à la voix' }));
  await user.click(search.getByRole('button', { name: 'Arrêter l’écoute' }));
  expect(search.getByRole('button', { name: 'Rechercher à la voix' })).toBeVisible();
});

test('§2.30 “(language fr-FR, single result)” and §9.18 “Voice search language: fr-FR.”: so the recognizer is asked', async () => {
  vi.stubGlobal('SpeechRecognition', SilentRecognizer);
  const { user } = await openEmbeddedSite();
  await user.click((await openQuickSearch()).search.getByRole('button', { name: 'Rechercher à la voix' }));
  expect(SilentRecognizer.last).toMatchObject({
    lang: 'fr-FR',
    maxAlternatives: 1,
    interimResults: false,
    continuous: false,
  });
});

test('§2.31 “Enter submits.” and §2.33 “Submitting navigates to /recherche?q={query}.” (§7.12)', async () => {
  const { address, user } = await openEmbeddedSite();
  await user.type((await openQuickSearch()).field, ' vélo enfant {Enter}');
  await waitFor(() => expect(address()).toBe('/recherche?q=v%C3%A9lo+enfant'));
});

test.each(['', '   '])(
  '§2.32 “An empty input simply closes the modal.” and §5.6 “the trimmed query must be non-empty.”: %j',
  async (query) => {
    const { address, user } = await openEmbeddedSite();
    const { search, field } = await openQuickSearch();
    if (query !== '') await user.type(field, query);
    await user.click(search.getByRole('button', { name: 'Rechercher' }));
    await closed();
    expect(address()).toBe('/a-propos');
    expect(localStorage.getItem('mbz_recent_searches')).toBeNull();
  },
);

test("§2.34 “'Recherches récentes' with an 'Effacer l'historique' action”: it empties the list and the browser", async () => {
  const { user } = await openEmbeddedSite({ stored: { mbz_recent_searches: '["canapé","vélo"]' } });
  const { search } = await openQuickSearch();
  const recent = within(search.getByRole('region', { name: 'Recherches récentes' }));
  expect(recent.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['canapé', 'vélo']);
  await user.click(recent.getByRole('button', { name: "Effacer l'historique" }));
  expect(search.queryByText('Recherches récentes')).toBeNull();
  expect(localStorage.getItem('mbz_recent_searches')).toBeNull();
});

test('§2.35 “Clicking a recent search runs it.”', async () => {
  const { address, user } = await openEmbeddedSite({ stored: { mbz_recent_searches: '["canapé","vélo"]' } });
  await user.click((await openQuickSearch()).search.getByRole('button', { name: 'vélo' }));
  await waitFor(() => expect(address()).toBe('/recherche?q=v%C3%A9lo'));
});

test('§4.15 “closed or open.”: it opens, Escape closes it, and it opens again', async () => {
  const { user } = await openEmbeddedSite();
  await openQuickSearch();
  await user.keyboard('{Escape}');
  await closed();
  expect((await openQuickSearch()).field).toBeVisible();
});

test.each([
  ['TROIS', ['TROIS', 'un', 'deux', 'quatre', 'cinq', 'six', 'sept', 'huit']],
  ['neuf', ['neuf', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']],
])(
  '§5.7 “deduplicated case-insensitively, newest first, at most 8.” (§3.10, §9.2): after « %s »',
  async (query, expected) => {
    const stored = JSON.stringify(['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']);
    const { user } = await openEmbeddedSite({ stored: { mbz_recent_searches: stored } });
    await user.type((await openQuickSearch()).field, `${query}{Enter}`);
    await waitFor(() => expect(JSON.parse(localStorage.getItem('mbz_recent_searches') ?? '[]')).toEqual(expected));
  },
);

class SilentRecognizer {
  static last: SilentRecognizer | null = null;
  onend: (() => void) | null = null;

  start(): void {
    SilentRecognizer.last = this;
  }

  stop(): void {
    this.onend?.();
  }
}
