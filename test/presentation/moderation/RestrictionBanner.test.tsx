import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RestrictionBanner } from '../../../src/presentation/moderation/RestrictionBanner';

class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResizeObserver));

function showOn(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <RestrictionBanner kind="closed" since={Date.UTC(2026, 5, 1)} category="SCAMS_AND_FRAUD" />
      <Link to="/aide#compte">Plus bas</Link>
      <Link to="/favoris">Favoris</Link>
    </MemoryRouter>,
  );
}

const banner = () => screen.getByRole('complementary', { name: 'Restriction de votre compte' });

test('the banner that comes after its page stands over the end of the window, in few words, and moves nothing', async () => {
  showOn('/aide');
  expect(banner()).toHaveStyle({ position: 'fixed' });
  expect(banner()).toHaveTextContent('Votre compte est fermé depuis le 1er juin 2026.Lire la décision ou la contester');
  await userEvent.click(screen.getByRole('link', { name: 'Plus bas' }));
  expect(banner()).toHaveStyle({ position: 'fixed' });
});

test('the banner takes its place above the next page, with the reason and the effect', async () => {
  showOn('/aide');
  await userEvent.click(screen.getByRole('link', { name: 'Favoris' }));
  expect(banner()).not.toHaveStyle({ position: 'fixed' });
  expect(banner()).toHaveTextContent(/Motif : .*Vous ne pouvez ni publier ni modifier d’annonce/);
});
