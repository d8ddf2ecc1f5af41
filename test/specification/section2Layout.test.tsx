import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEmbeddedSite } from './openEmbeddedSite';

const header = () => within(screen.getByRole('banner'));

test('§2.15 “a \'Déposer\' button (to /deposer-annonce)”: the header has it', async () => {
  openEmbeddedSite();
  await screen.findByRole('heading', { level: 1 });
  expect(header().getByRole('link', { name: 'Déposer' })).toHaveAttribute('href', '/deposer-annonce');
});
