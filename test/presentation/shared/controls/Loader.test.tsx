import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader } from '../../../../src/presentation/shared/controls/Loader';

test('the loader shows « Chargement... » in its place by default (§2.41)', () => {
  render(<Loader />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
  expect(screen.getByRole('status')).toHaveStyle({ position: '' });
});

test('the loader shows another message, over the whole window if asked (§2.41)', () => {
  render(<Loader fullScreen message="Envoi..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Envoi...');
  expect(screen.getByRole('status')).toHaveStyle({ position: 'fixed' });
});
