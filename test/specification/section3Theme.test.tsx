import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';

beginInEmptyBrowser();

const root = () => document.documentElement;
const toggle = (name: string) => within(screen.getByRole('banner')).getByRole('button', { name });

test("§3.8 “theme: 'light' or 'dark'. Default is light.” and §9.1 “Default: light.”: whatever else is stored", async () => {
  for (const stored of [{}, { theme: 'sepia' }]) {
    await openEmbeddedSite({ stored });
    expect(root()).toHaveAttribute('data-theme', 'light');
    await closeSite();
  }
});

test('§3.9 “It is restored on load and applied to the page root as a data-theme attribute.”', async () => {
  for (const theme of ['dark', 'light']) {
    root().removeAttribute('data-theme');
    await openEmbeddedSite({ stored: { theme } });
    expect(root()).toHaveAttribute('data-theme', theme);
    await closeSite();
  }
});

test('§4.1 “light and dark toggle each other.” and §4.2 “The new value is saved in the browser and applied to the page root.”', async () => {
  const { user } = await openEmbeddedSite();
  await screen.findByRole('heading', { level: 1 });
  for (const [name, theme] of [
    ['Passer au thème sombre', 'dark'],
    ['Passer au thème clair', 'light'],
  ] as const) {
    await user.click(toggle(name));
    expect(root()).toHaveAttribute('data-theme', theme);
    expect(localStorage.getItem('theme')).toBe(theme);
  }
});
