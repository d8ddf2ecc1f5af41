import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SendMessage } from '../../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../../src/application/messaging/SendPhoto';
import { success } from '../../../../src/domain/shared/Result';
import { ComposerViewModel } from '../../../../src/presentation/messaging/thread/ComposerViewModel';
import { OfferForm } from '../../../../src/presentation/messaging/thread/OfferForm';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';

test('an invalid offer shows an error at once, until it is valid', async () => {
  const { outbox, thread, waiting } = anOpenThread();
  const ids = { newId: () => 'id1' };
  const clock = { now: () => 0 };
  const drafts = { of: () => '', save: () => true, subscribe: () => () => undefined };
  const preparation = { prepare: () => Promise.resolve(success(somePreparedPhoto)) };
  const composer = new ComposerViewModel(
    new SendMessage(outbox, ids, clock),
    new SendPhoto(outbox, waiting, ids, clock),
    drafts,
    preparation,
  );
  composer.beginOffer();
  render(<OfferForm thread={thread} composer={composer} />);
  const field = screen.getByRole('textbox', { name: 'Votre offre, en euros' });
  await userEvent.type(field, '0{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Indiquez un prix en euros entiers/);
  expect(field).toHaveFocus();
  await userEvent.type(field, '5');
  expect(screen.queryByRole('alert')).toBeNull();
});
