import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { WithdrawMessage } from '../../../../src/application/messaging/WithdrawMessage';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Message } from '../../../../src/domain/messaging/Message';
import { DAY } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { MessageList } from '../../../../src/presentation/messaging/thread/MessageList';
import { WithdrawalViewModel } from '../../../../src/presentation/messaging/withdrawal/WithdrawalViewModel';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aBackend } from '../../../support/builders/aSearch';
import { aConversation, aMessage, claire } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aComposer } from '../../../support/doubles/aComposer';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { VirtualTime } from '../../../support/time/VirtualTime';

beforeEach(() => void stubIntersectionObserver());

/** What Claire sees of her conversation with Karim about the listing, of which these are the messages. */
function showMessagesAbout(listing: Listing, ...messages: readonly Message[]) {
  const { emit, outbox, thread, waiting } = anOpenThread(claire);
  const time = new VirtualTime(NOON);
  const composer = aComposer({ outbox, waiting }, time);
  composer.start('velo~karim', 'claire');
  const withdrawal = new WithdrawalViewModel(
    new WithdrawMessage({ withdraw: async () => success() }, { remove: async () => success() }),
    aBackend(),
    time,
    time,
  );
  emit.listing(success(listing));
  emit.conversation(success(aConversation()));
  emit.messages(success(messages));
  onTestFinished(withdrawal.follow('velo~karim', thread));
  const source = aViewModelSource(
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, time, time)),
    given(listingDisplay, () => aListingDisplay()),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={() => undefined}>
        <MemoryRouter>
          <MessageList thread={thread} composer={composer} withdrawal={withdrawal} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return {
    outbox,
    receive: (...further: readonly Message[]) => act(() => emit.messages(success([...messages, ...further]))),
  };
}

function showMessages(...messages: readonly Message[]) {
  return showMessagesAbout(aListing(), ...messages);
}

const meeting = { at: NOON + 2 * DAY, place: 'Gare de Lyon' };
const proposed = aMessage({ id: 'rdv', content: { kind: 'appointment', ...meeting } });
const confirmed = aMessage({
  id: 'rdv~answer',
  authorId: 'claire',
  content: { kind: 'confirmation', ...meeting, offerId: 'rdv' },
});
const cancels = (authorId: string) =>
  aMessage({ id: 'rdv~cancellation', authorId, content: { kind: 'cancellation', ...meeting, offerId: 'rdv' } });

test('the other participant reads at once who has cancelled an appointment, and no longer saves it', () => {
  const { receive } = showMessages(proposed, confirmed);
  expect(screen.getByRole('button', { name: 'Ajouter à mon agenda' })).toBeVisible();
  receive(cancels('karim'));
  expect(screen.getByText('Rendez-vous annulé par Karim')).toBeVisible();
  expect(screen.getByText('Rendez-vous annulé par Karim : mercredi 17 juin à 12 h')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the participant who cancels an appointment reads so at once, before it is stored', async () => {
  const { outbox } = showMessages(proposed, confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));
  const dialog = screen.getByRole('dialog', { name: 'Annuler ce rendez-vous\u202f?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));
  expect(screen.getByText('Vous avez annulé ce rendez-vous')).toBeVisible();
  expect(screen.getByText('Rendez-vous annulé : mercredi 17 juin à 12 h')).toBeVisible();
  expect(outbox.of('claire')).toMatchObject([{ id: 'rdv~cancellation', content: { kind: 'cancellation' } }]);
});

test('a cancellation that was refused leaves the appointment as it was', async () => {
  const { outbox } = showMessages(proposed, confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler le rendez-vous' }));
  act(() => outbox.of('claire').forEach((message) => outbox.change({ ...message, isRefused: true })));
  expect(screen.getByText('Confirmé')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeVisible();
});

test.each([
  ['accepted', confirmed, 'Confirmé'],
  ['refused', aMessage({ ...confirmed, content: { kind: 'decline', ...meeting, offerId: 'rdv' } }), 'Refusé'],
])(
  'a reader sees on the card of a proposal that it is %s, however far above the answer it stands',
  (_how, answer, status) => {
    showMessages(proposed, answer);
    expect(screen.getByText(status)).not.toHaveStyle(unseen);
    expect(screen.getByRole('group', { name: ofMeeting })).toHaveAccessibleDescription(status);
  },
);

test('a reader sees on its card that an own proposal waits for an answer', () => {
  showMessages(ownOffer);
  expect(screen.getByText('En attente de réponse')).not.toHaveStyle(unseen);
});

const unseen = { clipPath: 'inset(50%)' };
const offered = aMessage({ id: 'offre', content: { kind: 'offer', euros: 90 } });
const ofMeeting = /^Rendez-vous proposé par Karim mercredi 17/;

/** The card that has the focus, as it is read out. */
function expectFocusOnCard(name: RegExp, status: string): void {
  expect(screen.getByRole('group', { name })).toHaveFocus();
  expect(document.activeElement).toHaveAccessibleDescription(status);
}

test.each([
  [proposed, 'Accepter', ofMeeting, 'Confirmé'],
  [proposed, 'Refuser', ofMeeting, 'Refusé'],
  [offered, 'Accepter', /^Offre de Karim 90/, 'Acceptée'],
  [offered, 'Refuser', /^Offre de Karim 90/, 'Refusée'],
])('the focus goes to the card of %j after the answer: %s', async (message, answer, name, status) => {
  showMessages(message);
  act(() => screen.getByRole('button', { name: answer }).focus());
  await userEvent.keyboard('{Enter}');
  expectFocusOnCard(name, status);
});

test('the focus goes to the card of an appointment that is cancelled in the dialog', async () => {
  showMessages(proposed, confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler le rendez-vous' }));
  expectFocusOnCard(ofMeeting, 'Vous avez annulé ce rendez-vous');
});

test('the focus goes to the card when the other participant cancels while the reader is asked whether they do', async () => {
  const { receive } = showMessages(proposed, confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));
  receive(cancels('karim'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocusOnCard(ofMeeting, 'Rendez-vous annulé par Karim');
});

test('the focus stays where it is when a card changes that does not have it', () => {
  const { receive } = showMessages(proposed, confirmed);
  const list = screen.getByRole('region', { name: 'Fil de la conversation' });
  act(() => screen.getByRole('button', { name: 'Annuler le rendez-vous' }).focus());
  act(() => list.focus());
  act(() => list.blur());
  receive(cancels('karim'));
  expect(document.body).toHaveFocus();
});

const ownOffer = aMessage({ id: 'offre', authorId: 'claire', content: { kind: 'offer', euros: 90 } });

test('the participant who has made an offer retracts it after a question, and reads so at once', async () => {
  const { outbox } = showMessages(ownOffer);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’offre' }));
  const dialog = screen.getByRole('dialog', { name: 'Retirer cette offre\u202f?' });
  expect(dialog).toHaveAccessibleDescription(/^Votre offre\s: 90\s€ Karim ne pourra plus y répondre/);
  expect(outbox.of('claire')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’offre' }));
  expect(screen.getByText(/^Offre de 90\s€ retirée$/)).toBeVisible();
  expect(outbox.of('claire')).toMatchObject([
    { id: 'offre~answer', content: { kind: 'retraction', euros: 90, offerId: 'offre' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Retirer l’offre' })).toBeNull();
  expectFocusOnCard(/^Votre offre 90/, 'Retirée');
});

test('an offer that the other participant has retracted can no longer be answered', () => {
  const { receive } = showMessages(offered);
  receive(aMessage({ id: 'offre~answer', content: { kind: 'retraction', euros: 90, offerId: 'offre' } }));
  expect(screen.getByRole('group', { name: /^Offre de Karim 90/ })).toHaveAccessibleDescription('Retirée');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the question goes when the other participant answers the offer meanwhile', async () => {
  const { receive } = showMessages(ownOffer);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’offre' }));
  receive(aMessage({ id: 'offre~answer', content: { kind: 'acceptance', euros: 90, offerId: 'offre' } }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocusOnCard(/^Votre offre 90/, 'Acceptée');
});

test('an offer cannot be retracted once a later one has replaced it', () => {
  showMessages(ownOffer, aMessage({ id: 'autre', content: { kind: 'offer', euros: 95 } }));
  expect(screen.queryByRole('button', { name: 'Retirer l’offre' })).toBeNull();
});

test('an offer that was not answered before the sale can no longer be answered', () => {
  showMessagesAbout(aListing({ state: 'sold' }), offered);
  expect(screen.getByRole('group', { name: /^Offre de Karim 90/ })).toHaveAccessibleDescription('Restée sans réponse');
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
});
