import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DesignPage } from '../../scripts/design/DesignPage';

test('the page of the design system shows every part in both themes', () => {
  render(<DesignPage themes={['light', 'dark']} />);
  for (const name of ['Thème clair', 'Thème sombre']) screen.getByRole('heading', { level: 1, name });
  const parts = ['Couleurs', 'Textes', 'Boutons', 'Champs', 'Avis', 'Fenêtres', 'Cartes', 'États vides', 'Dessins'];
  for (const part of parts) expect(screen.getAllByRole('heading', { level: 2, name: part })).toHaveLength(2);
  for (const kind of ['success', 'info', 'warning', 'error'])
    expect(document.querySelectorAll(`.toast[data-kind="${kind}"]`)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Vélo de ville Peugeot/ })).toHaveLength(14);
});
