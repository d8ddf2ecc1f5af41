import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MapCounts } from '../../../src/presentation/map/MapCounts';

test.each([
  [1, '1 annonce hors de la carte'],
  [2, '2 annonces hors de la carte'],
])('%i listings overseas are counted on the map, and opened there', async (beyond, name) => {
  const onBeyond = vi.fn();
  render(<MapCounts count={null} beyond={beyond} isBeyondOpen={false} onBeyond={onBeyond} />);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(onBeyond).toHaveBeenCalledOnce();
});

test('a map that shows all listings has nothing to say', () => {
  const { container } = render(<MapCounts count={null} beyond={0} isBeyondOpen={false} onBeyond={vi.fn()} />);
  expect(container).toHaveTextContent(/^$/);
});
