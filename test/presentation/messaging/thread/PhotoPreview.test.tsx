import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SendMessage } from '../../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../../src/application/messaging/SendPhoto';
import { success } from '../../../../src/domain/shared/Result';
import { MAXIMUM_MESSAGE_LENGTH } from '../../../../src/domain/messaging/Message';
import { Composer } from '../../../../src/presentation/messaging/thread/Composer';
import { ComposerViewModel } from '../../../../src/presentation/messaging/thread/ComposerViewModel';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';

/** The composer of a conversation after these photos were chosen. */
async function chosen(...names: readonly string[]) {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = () => undefined;
  const { outbox, thread, waiting } = anOpenThread();
  let ids = 0;
  const newId = { newId: () => `id${(ids += 1)}` };
  const clock = { now: () => 0 };
  const composer = new ComposerViewModel(
    new SendMessage(outbox, newId, clock),
    new SendPhoto(outbox, waiting, newId, clock),
    { of: () => '', save: () => true, subscribe: () => () => undefined },
    { prepare: () => Promise.resolve(success(somePreparedPhoto)) },
  );
  const { container } = render(
    <ViewModelContext value={aViewModelSource(given(listingDisplay, () => aListingDisplay()))}>
      <NotifyContext value={vi.fn()}>
        <MemoryRouter>
          <Composer thread={thread} composer={composer} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  const input = container.querySelector('input');
  if (input === null) throw new Error('the composer has an input for photos');
  await userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );
  const sent = () => outbox.of('').map(({ content }) => (content.kind === 'text' ? content.text : content.kind));
  return { composer, sent, dialog: within(await screen.findByRole('dialog')) };
}

test('chosen photos are seen before they leave, and one can be removed', async () => {
  const { dialog, sent } = await chosen('roue.png', 'cadre.png');
  expect(dialog.getByRole('heading', { name: 'Envoyer ces 2 photos\u202f?' })).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'roue.png' })).toHaveAttribute('src', 'blob:roue.png');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer roue.png' }));
  expect(dialog.getByRole('heading', { name: 'Envoyer cette photo\u202f?' })).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await expect.poll(sent).toEqual(['photo']);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('the message that is written beside photos leaves before them', async () => {
  const { composer, dialog, sent } = await chosen('roue.png');
  await userEvent.type(dialog.getByRole('textbox'), 'Voici la roue.');
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await expect.poll(sent).toEqual(['Voici la roue.', 'photo']);
  expect(composer.text).toBe('');
});

test('photos that are not sent leave nothing behind but the message that was written', async () => {
  const { composer, dialog, sent } = await chosen('roue.png');
  await userEvent.type(dialog.getByRole('textbox'), 'Voici');
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(composer.text).toBe('Voici');
  expect(sent()).toEqual([]);
});

test('a message that is too long keeps the photos back and says why', async () => {
  const { composer, dialog, sent } = await chosen('roue.png');
  composer.type('x'.repeat(MAXIMUM_MESSAGE_LENGTH + 1));
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a single photo is given up by closing the preview', async () => {
  const { dialog } = await chosen('roue.png');
  expect(dialog.queryByRole('button', { name: 'Retirer roue.png' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
