import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SendMessage } from '../../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../../src/application/messaging/SendPhoto';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { success } from '../../../../src/domain/shared/Result';
import { ComposerViewModel } from '../../../../src/presentation/messaging/thread/ComposerViewModel';
import { OfferForm } from '../../../../src/presentation/messaging/thread/OfferForm';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';

/** The form of Karim about a bicycle of this price. */
function showForm(listing: Listing = aListing()) {
  const { emit, outbox, thread, waiting } = anOpenThread();
  emit.listing(success(listing));
  emit.conversation(success(aConversation()));
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
  composer.start('velo~karim', 'karim');
  composer.beginOffer();
  render(<OfferForm thread={thread} composer={composer} />);
  return { field: screen.getByRole('textbox', { name: 'Votre offre, en euros' }), outbox };
}

test('an invalid offer shows an error at once, until it is valid', async () => {
  const { field } = showForm();
  await userEvent.type(field, '0{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Indiquez un prix en euros entiers/);
  expect(field).toHaveFocus();
  await userEvent.type(field, '5');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an offer above the price is sent after a question that compares the two', async () => {
  const { field, outbox } = showForm(aListing({ price: { kind: 'amount', euros: 90 } }));
  await userEvent.type(field, '900{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Votre offre dépasse le prix demandé' });
  expect(dialog).toHaveAccessibleDescription(/^Vous proposez 900\s€, et l’annonce demande 90\s€\./);
  expect(outbox.of('karim')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Proposer 900/ }));
  expect(outbox.of('karim')).toMatchObject([{ content: { kind: 'offer', euros: 900 } }]);
});

test('an offer above the price can be corrected in the field', async () => {
  const { field, outbox } = showForm(aListing({ price: { kind: 'amount', euros: 90 } }));
  await userEvent.type(field, '900{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Corriger' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveFocus();
  await userEvent.type(field, '{Backspace}{Enter}');
  expect(outbox.of('karim')).toMatchObject([{ content: { kind: 'offer', euros: 90 } }]);
});

test('an offer above the budget of a request is questioned in its words', async () => {
  const { field } = showForm(aListing({ kind: 'wanted', price: { kind: 'amount', euros: 90 } }));
  await userEvent.type(field, '91{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Votre offre dépasse le budget indiqué' })).toBeVisible();
});

test('an offer is not questioned where no amount is asked for', async () => {
  const { field, outbox } = showForm(aListing({ price: { kind: 'on-request' } }));
  await userEvent.type(field, '99999999{Enter}');
  expect(outbox.of('karim')).toHaveLength(1);
});
