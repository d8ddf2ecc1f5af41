import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavigationPending } from '../../../../src/presentation/app/navigationPending';
import { RouteOverlay } from '../../../../src/presentation/app/layout/RouteOverlay';

const showWhile = (isPending: boolean) =>
  render(
    <NavigationPending value={isPending}>
      <RouteOverlay />
    </NavigationPending>,
  );

test('the overlay shows « Chargement... » while a page is loading (§2.39)', () => {
  showWhile(true);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
});

test('the overlay is empty otherwise', () => {
  showWhile(false);
  expect(screen.queryByRole('status')).toBeNull();
});
