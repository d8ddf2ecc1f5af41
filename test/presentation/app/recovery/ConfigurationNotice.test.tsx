import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfigurationNotice } from '../../../../src/presentation/app/recovery/ConfigurationNotice';

test('the notice names the variables that have no value', () => {
  render(<ConfigurationNotice missing={['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID']} />);
  expect(screen.getByRole('alert')).toHaveTextContent('ces variables n’ont pas de valeur');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
  ]);
});

test('speaks of one variable as of one', () => {
  render(<ConfigurationNotice missing={['VITE_FIREBASE_API_KEY']} />);
  expect(screen.getByRole('alert')).toHaveTextContent('cette variable n’a pas de valeur');
});
