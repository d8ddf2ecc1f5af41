import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { VirtualTime } from '../support/time/VirtualTime';
import { expect } from 'vitest';
import type { openEmbeddedSite } from './openEmbeddedSite';

type OpenedSite = Awaited<ReturnType<typeof openEmbeddedSite>>;

/** What the browser of a demo person stores between two visits. */
export const asKarim = { stored: { mbz_session: 'demo-karim' } };
export const asAdmin = { stored: { mbz_session: 'demo-admin' } };

/** What is to be seen at last, while virtual time passes between the answers of the database. */
export function asTimePasses<Seen>(time: VirtualTime, look: () => Seen): Promise<Seen> {
  return waitFor(async () => {
    await act(() => time.pass(500));
    return look();
  });
}

export async function openSideMenu({ time, user }: OpenedSite, name: string | RegExp = 'Menu') {
  if (localStorage.getItem('mbz_session') !== null)
    await asTimePasses(time, () => expect(localStorage.getItem('mbz_profile')).not.toBeNull());
  const opener = await asTimePasses(time, () =>
    within(screen.getByRole('banner')).getByRole('button', { name: 'Ouvrir le menu' }),
  );
  await screen.findByRole('heading', { level: 1 });
  await user.click(opener);
  return within(await screen.findByRole('dialog', { name }));
}

/** Ctrl+K, once the site stands there. What it opens may have to be fetched, which React wants to be waited for. */
export async function pressSearchKey(): Promise<'taken' | 'left to the browser'> {
  await screen.findByRole('heading', { level: 1 });
  const isLeft = await act(async () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  return isLeft ? 'left to the browser' : 'taken';
}

export async function openQuickSearch() {
  await pressSearchKey();
  const search = within(await screen.findByRole('dialog', { name: 'Recherche rapide' }));
  return { search, field: search.getByRole('combobox', { name: /^Que cherchez-vous/ }) };
}

/** One finger sideways over the page, by so many pixels. */
export function swipe(target: Element, by: number): void {
  const start = { clientX: 400, clientY: 300, identifier: 0, target };
  fireEvent.touchStart(target, { touches: [start], changedTouches: [start] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [{ ...start, clientX: 400 + by }] });
}
