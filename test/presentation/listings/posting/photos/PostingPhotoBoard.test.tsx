import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft } from '../../../../support/builders/aDraft';
import { aPhoto } from '../../../../support/builders/aPosting';
import { showPosting } from '../../../../support/drivers/showPosting';

test('a click right after a photo was dropped with the mouse does its work', async () => {
  const { photos } = showTwoPhotos();
  const picture = await screen.findByRole('img', { name: 'Photo 1' });
  fireEvent.mouseDown(picture, { clientX: 10, clientY: 10 });
  fireEvent.mouseMove(picture, { clientX: 30, clientY: 10 });
  await waitFor(() => expect(picture.closest('li')).toHaveAttribute('data-dragging'));
  fireEvent.mouseUp(picture, { clientX: 30, clientY: 10 });
  fireEvent.click(screen.getByRole('button', { name: 'Retirer la photo 2' }));
  expect(photos.photos.map(({ id }) => id)).toEqual(['a']);
});

test('a tap right after a drag by touch was cancelled does its work', async () => {
  const { photos } = showTwoPhotos();
  const picture = await screen.findByRole('img', { name: 'Photo 1' });
  fireEvent.touchStart(picture, { touches: [{ clientX: 10, clientY: 10 }] });
  await waitFor(() => expect(picture.closest('li')).toHaveAttribute('data-dragging'));
  fireEvent.touchCancel(picture);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer la photo 2' }));
  expect(photos.photos.map(({ id }) => id)).toEqual(['a']);
});

function showTwoPhotos() {
  return showPosting('/deposer-annonce', { storedDraft: aDraft({ photos: [aPhoto('a'), aPhoto('b')] }) });
}
