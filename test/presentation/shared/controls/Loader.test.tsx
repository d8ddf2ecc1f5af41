import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader } from '../../../../src/presentation/shared/controls/Loader';

test('says « Chargement... » where it stands, unless told otherwise (§2.41)', () => {
  render(<Loader />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
  expect(screen.getByRole('status')).toHaveStyle({ position: '' });
});

test('says what it is told, over the whole window if asked (§2.41)', () => {
  render(<Loader fullScreen message="Envoi..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Envoi...');
  expect(screen.getByRole('status')).toHaveStyle({ position: 'fixed' });
});
