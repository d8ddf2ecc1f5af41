import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from '../../../../src/presentation/listings/display/Gallery';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrollTo(options);
  });
});

function show(count: number) {
  const photos = Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, width: 1200, height: 900 }));
  const display = aListingDisplay();
  render(
    <ViewModelContext value={aViewModelSource(given(listingDisplay, () => display))}>
      <Gallery photos={photos} title="Vélo" />
    </ViewModelContext>,
  );
}

const strip = () => screen.getByRole('list', { name: 'Photos de l’annonce' });

test('the arrow buttons go from the first photo to the last and no further', async () => {
  show(2);
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Photo précédente' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Photo suivante' }));
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Photo suivante' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Photo suivante' }));
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 400, behavior: 'instant' });
});

test('the arrow keys change the photo', async () => {
  show(3);
  act(() => strip().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Home}');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

test('a thumbnail shows its photo', async () => {
  show(3);
  await userEvent.click(screen.getByRole('button', { name: 'Voir la photo 3' }));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voir la photo 3' })).toHaveAttribute('aria-current', 'true');
});

test('a swipe changes the photo', () => {
  show(3);
  Object.defineProperty(strip(), 'scrollLeft', { value: 810 });
  act(() => void strip().dispatchEvent(new Event('scroll')));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
});

test('a swipe in the gallery does not count as one of the page', () => {
  show(2);
  expect(strip().closest('[data-swipe="own"]')).not.toBeNull();
});

test('a single photo has no arrows and no thumbnails', () => {
  show(1);
  expect(screen.queryByRole('button', { name: 'Photo suivante' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Voir la photo 1' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Vélo, photo 1 sur 1' })).toBeInTheDocument();
});

test('a listing without photos says so', () => {
  show(0);
  expect(screen.getByRole('img', { name: 'Sans photo' })).toBeInTheDocument();
});

test('a click opens the gallery in full screen', async () => {
  show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Voir en plein écran' }));
  expect(await screen.findByRole('button', { name: 'Fermer' }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agrandir' })).toBeInTheDocument();
});
