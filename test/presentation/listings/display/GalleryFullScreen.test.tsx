import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GalleryFullScreen } from '../../../../src/presentation/listings/display/GalleryFullScreen';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { Photo } from '../../../../src/domain/listings/Photo';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';

const photos: readonly Photo[] = ['velo', 'selle'].map((id) => ({ id, width: 1200, height: 900 }));

test('the full-screen gallery keeps its slide when the listing is emitted again', async () => {
  const addressOf = vi.fn((photo: Photo) => `/photos/${photo.id}`);
  const display = aListingDisplay({ addressOf });
  const source = aViewModelSource(given(listingDisplay, () => display));
  const screenOf = (given: readonly Photo[]) => (
    <ViewModelContext value={source}>
      <GalleryFullScreen photos={given} title="Vélo" index={1} onShow={() => undefined} onClose={() => undefined} />
    </ViewModelContext>
  );
  const { rerender } = render(screenOf(photos));
  await screen.findByRole('dialog');
  expect(addressOf).toHaveBeenCalledTimes(2);
  rerender(screenOf(photos.map((photo) => ({ ...photo }))));
  expect(addressOf).toHaveBeenCalledTimes(2);
  rerender(screenOf(photos.slice(1)));
  expect(addressOf).toHaveBeenCalledTimes(3);
});
