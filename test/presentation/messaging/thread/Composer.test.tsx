import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { failure, success } from '../../../../src/domain/shared/Result';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { Composer } from '../../../../src/presentation/messaging/thread/Composer';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aConversation, aMessage, claire, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aComposer } from '../../../support/doubles/aComposer';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { VirtualTime } from '../../../support/time/VirtualTime';

/** The composer of Karim, the buyer, or of the person `me`, in a conversation about `listing` that does not exist yet. */
function show(me = karim, listing: Listing | null = aListing()) {
  const { emit, outbox, thread, waiting } = anOpenThread(me);
  const time = new VirtualTime(NOON);
  const composer = aComposer({ outbox, waiting }, time);
  const source = aViewModelSource(
    given(listingDisplay, () => aListingDisplay()),
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, time, time)),
  );
  emit.listing(success(listing));
  emit.conversation(success(null));
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={() => undefined}>
        <MemoryRouter>
          <Composer thread={thread} composer={composer} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  /** The conversation now exists, with one message of each of the authors, in this order. */
  const exchange = (...authors: readonly string[]) =>
    act(() => {
      emit.conversation(success(aConversation()));
      emit.messages(
        success(authors.map((authorId, index) => aMessage({ id: `m${index}`, authorId, sentAt: NOON + index }))),
      );
    });
  return { emit, exchange };
}

const replies = () => {
  const group = screen.queryByRole('group', { name: 'Réponses rapides' });
  return group === null
    ? []
    : within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
};
const [agreement, when, where] = [
  'D’accord, merci\u202f!',
  'Quand pourrais-je passer\u202f?',
  'À quelle adresse\u202f?',
];

test('an appointment can be proposed once the first message is sent, as a hint says until then', () => {
  const { emit } = show();
  const hint = 'Rendez-vous possible après votre premier message.';
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Proposer un rendez-vous' })).toBeNull();
  act(() => emit.conversation(success(aConversation())));
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByRole('button', { name: 'Proposer un rendez-vous' })).toBeVisible();
});

test.each([
  ['the buyer', karim, 'Faire une offre', 'Proposer un prix'],
  ['the seller', claire, 'Proposer un prix', 'Faire une offre'],
])('the button that opens an offer has a label for %s', (_who, me, own, other) => {
  show(me).exchange('karim');
  expect(screen.getByRole('button', { name: own })).toBeVisible();
  expect(screen.queryByRole('button', { name: other })).toBeNull();
});

test('a quick reply agrees only when the last message is the other person’s', () => {
  const { exchange } = show();
  expect(replies()).toHaveLength(3);
  expect(replies()).not.toContain(agreement);
  exchange('karim');
  expect(replies()).toEqual([when, where]);
  exchange('karim', 'claire');
  expect(replies()).toEqual([agreement, when, where]);
});

test('the seller gets quick replies of their own', () => {
  const { exchange } = show(claire);
  exchange('karim');
  expect(replies()[0]).toBe('Bonjour, oui, c’est toujours disponible.');
  exchange('karim', 'claire');
  expect(replies()).toEqual(['Quand souhaitez-vous passer\u202f?', 'Ce n’est malheureusement plus disponible.']);
  exchange('karim', 'claire', 'karim');
  expect(replies()[0]).toBe(agreement);
});

test.each([
  ['is reserved', aListing({ state: 'reserved' }), 3],
  ['is sold', aListing({ state: 'sold' }), 0],
  ['has expired', aListing({ expiresAt: NOON - 1 }), 0],
  ['is deleted', aListing({ state: 'deleted' }), 0],
  ['is not found', null, 0],
])(
  'a conversation about a listing that %s offers quick replies only while the deal is open',
  (_state, listing, count) => {
    show(karim, listing).exchange('karim', 'claire');
    expect(replies()).toHaveLength(count);
  },
);

test('a listing that is sold while its conversation is open takes the quick replies away', () => {
  const { emit, exchange } = show();
  exchange('karim', 'claire');
  expect(replies()).toHaveLength(3);
  act(() => emit.listing(success(aListing({ state: 'sold' }))));
  expect(replies()).toEqual([]);
});

test.each([
  ['an offer is accepted', { kind: 'acceptance', euros: 25, offerId: 'm0' }],
  ['an appointment is proposed', { kind: 'appointment', at: NOON + 1, place: 'Gare de Lyon' }],
] as const)('the quick replies of a first talk end once %s', (_what, content) => {
  const { emit, exchange } = show();
  exchange('karim', 'claire');
  expect(replies()).toHaveLength(3);
  act(() => emit.messages(success([aMessage({ id: 'm0' }), aMessage({ id: 'm1', authorId: 'claire', content })])));
  expect(replies()).toEqual([]);
});

const offline = /^Cette annonce n’est plus en ligne\s: ne versez rien/;

test.each([
  ['is online', success(aListing()), true, false],
  ['is reserved', success(aListing({ state: 'reserved' })), true, false],
  ['cannot be read for now', failure('offline' as const), true, false],
  ['is sold', success(aListing({ state: 'sold' })), false, false],
  ['has expired', success(aListing({ expiresAt: NOON - 1 })), false, false],
  ['was taken down', success(aListing({ state: 'refused' })), false, true],
  ['is paused', success(aListing({ state: 'paused' })), false, true],
  ['is hidden by the rules', failure('denied' as const), false, true],
  ['is not found', success(null), false, true],
] as const)(
  'a listing that %s lets the buyer make an offer and propose to meet only while it is open, and warns them once it is gone',
  (_state, listing, isOpen, isGone) => {
    const { emit, exchange } = show();
    exchange('karim');
    act(() => emit.listing(listing));
    const buttons = ['Faire une offre', 'Proposer un rendez-vous'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(buttons).toHaveLength(isOpen ? 2 : 0);
    expect(screen.queryByText(offline) !== null).toBe(isGone);
  },
);

test('the seller of a listing that was taken down is not warned as a buyer is', () => {
  const { emit, exchange } = show(claire);
  exchange('karim');
  act(() => emit.listing(success(aListing({ state: 'refused' }))));
  expect(screen.queryByRole('button', { name: 'Proposer un prix' })).toBeNull();
  expect(screen.queryByText(offline)).toBeNull();
});

test('a message that is pasted is never cut: the field counts once little room is left, and says what is too long', () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Votre message' });
  const paste = (length: number) => fireEvent.change(field, { target: { value: 'é'.repeat(length) } });
  expect(field).not.toHaveAttribute('maxlength');
  paste(1800);
  expect(field).not.toHaveAccessibleDescription();
  paste(1801);
  expect(field).toHaveAccessibleDescription('1\u202f801 sur 2\u202f000 caractères');
  expect(field).toBeValid();
  paste(4001);
  expect(field).toHaveAccessibleDescription(
    'Votre message dépasse 2\u202f000 caractères. 4\u202f001 sur 2\u202f000 caractères',
  );
  expect(field).toBeInvalid();
});
