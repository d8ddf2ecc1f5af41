import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { OpenedConversation } from '../../../src/application/moderation/OpenedConversationRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Message, MessageContent } from '../../../src/domain/messaging/Message';
import { openedIdOf } from '../../../src/domain/moderation/openConversation';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  MESSAGES_PAGE,
  OpenedConversationViewModel,
} from '../../../src/presentation/administration/conversation/OpenedConversationViewModel';
import { aConversation, aFirstMessage, aMessage } from '../../support/builders/aConversation';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { InMemoryOpenedConversationRepository } from '../../support/inMemory/moderation/InMemoryOpenedConversationRepository';

const conversation = { kind: 'conversation', id: 'velo~karim' } as const;
const address = '/admin/signalements/conversation~velo~karim';
const reason = 'Le signalement parle d’un mandat.';

const openButton = () => screen.getByRole('button', { name: 'Ouvrir la conversation' });
const field = () => screen.getByRole('textbox', { name: 'Motif de l’ouverture' });
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Messages, du plus ancien au plus récent' })).getAllByRole('listitem');

/** Karim and Claire have written these messages in turn, and Karim has reported the conversation. */
async function withConversation(
  contents: readonly MessageContent[] = [{ kind: 'text', text: 'Bonjour !' }],
  reported: 'scam' | 'offensive' = 'scam',
) {
  const setting = aModeration();
  for (const [index, content] of contents.entries()) {
    const authorId = index % 2 === 0 ? 'karim' : 'claire';
    await setting.conversations.send(aFirstMessage({ id: `message-${index}`, authorId, content }));
  }
  setting.stored.conversations.set(conversation.id, 'Vélo de ville');
  setting.report({ target: conversation, reason: reported });
  return setting;
}

/** As `withConversation`, opened by Nadia. */
async function withOpened(...given: Parameters<typeof withConversation>) {
  const setting = await withConversation(...given);
  setting.stored.opened.set(openedIdOf('nadia', conversation.id), setting.time.now());
  return setting;
}

const texts = (count: number): readonly MessageContent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'text', text: `Message ${index}` }));

describe('a sealed conversation', () => {
  test('the case is only closed: no reason proposes a measure', async () => {
    showDesk(address, await withConversation());
    expect(await screen.findByRole('radio', { name: /^Sans suite/ })).toBeChecked();
    expect(screen.queryByLabelText('Motif retenu')).toBeNull();
    expect(screen.queryByText(/^Il propose la mesure/)).toBeNull();
  });

  test('an admin reads what opening means, opens it by a reason, and reads the messages with their authors', async () => {
    const { stored } = showDesk(
      address,
      await withConversation([
        { kind: 'text', text: 'Bonjour !' },
        { kind: 'text', text: 'Payez par mandat.' },
        { kind: 'offer', euros: 90 },
        { kind: 'unreadable' },
        { kind: 'appointment', at: Date.UTC(2026, 5, 17, 12, 30), place: 'Gare de Lyon' },
      ]),
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'La conversation est scellée' })).toBeVisible();
    expect(screen.getByText(/seront inscrits au journal, que personne ne peut modifier/)).toBeVisible();
    expect(screen.queryByText('Bonjour !')).toBeNull();
    await userEvent.type(field(), reason);
    await userEvent.click(openButton());
    expect(await screen.findByRole('heading', { level: 2, name: 'Les messages' })).toBeVisible();
    expect(screen.getByText(/Elle sera de nouveau scellée le 16 juin 2026 à/)).toHaveFocus();
    expect((await shown()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^15\u00a0juin 2026Karim côté achat · \d+\sh.*Bonjour !$/),
      expect.stringMatching(/^Claire côté vente · \d+\sh.*Payez par mandat\.$/),
      expect.stringMatching(/^Karim .*Offre de 90\u00a0€$/),
      expect.stringMatching(/^Claire .*Ce message ne peut pas être affiché\.$/),
      expect.stringMatching(/Rendez-vous proposé, Gare de Lyon \(mercredi 17\sjuin à\s14\sh\s30\)$/),
    ]);
    expect(stored.journal).toMatchObject([{ action: 'opening', by: 'nadia', targetId: 'velo~karim', note: reason }]);
  });

  test('a reason that is too short is refused, and stays', async () => {
    const { stored } = showDesk(address, await withConversation());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motif de l’ouverture' }), 'Trop court');
    await userEvent.click(openButton());
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/^Écrivez au moins 20 caractères\. 10 sur 1\s000 caractères$/);
    expect(field()).toHaveValue('Trop court');
    expect(stored.journal).toEqual([]);
  });

  test('an admin who is the buyer reads that another one has to open it', async () => {
    const setting = await withConversation();
    const karim = setting.users.of('karim');
    if (karim !== null) setting.users.store({ ...karim, role: 'admin' });
    showDesk(address, { ...setting, moderation: setting.moderation.as('karim') }, 'karim');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motif de l’ouverture' }), reason);
    await userEvent.click(openButton());
    expect(await screen.findByText(/Vous prenez part à cette conversation/)).toBeVisible();
    expect(field()).toHaveValue(reason);
  });

  test('it cannot be opened while its case is closed', async () => {
    const setting = await withConversation();
    const known = setting.stored.cases.get('conversation~velo~karim');
    if (known !== undefined) setting.stored.storeCase({ ...known, state: 'closed', decision: 1 });
    showDesk(address, setting);
    expect(await screen.findByText(/elle ne peut être ouverte qu’après un nouveau signalement/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ouvrir la conversation' })).toBeNull();
  });
});

describe('an opened conversation', () => {
  test('it is sealed again on the screen when its day is over', async () => {
    const setting = await withOpened();
    setting.stored.opened.set(openedIdOf('nadia', conversation.id), setting.time.now() - DAY + MINUTE);
    showDesk(address, setting);
    expect(await shown()).toHaveLength(1);
    await act(() => setting.time.pass(MINUTE));
    expect(screen.getByRole('heading', { name: 'La conversation est scellée' })).toBeVisible();
    expect(screen.queryByText('Bonjour !')).toBeNull();
  });

  test('the newest messages come first, and the page before them on demand, with the focus on the last of it', async () => {
    showDesk(address, await withOpened(texts(MESSAGES_PAGE + 3)));
    expect((await shown())[0]).toHaveTextContent('Message 3');
    await userEvent.click(screen.getByRole('button', { name: 'Messages précédents' }));
    const all = await shown();
    expect(all).toHaveLength(MESSAGES_PAGE + 3);
    expect(all[2]).toHaveTextContent('Message 2');
    expect(all[2]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Messages précédents' })).toBeNull();
    expect(screen.getByText(`${MESSAGES_PAGE + 3} messages affichés`)).toBeVisible();
  });

  test('photos are blurred where the conversation was reported as offensive', async () => {
    const photo = { id: 'karim~photo-01', width: 800, height: 600 };
    showDesk(address, await withOpened([{ kind: 'photo', photo }], 'offensive'));
    const button = await screen.findByRole('button', { name: /^Afficher la photo/ });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Photo 1 sur 1' })).toBeVisible();
  });

  test('it leads to the cases of the two people', async () => {
    showDesk(address, await withOpened());
    const links = within(await screen.findByRole('navigation', { name: 'Dossiers des deux personnes' }));
    expect(links.getByRole('link', { name: 'Ouvrir le dossier de Claire' })).toHaveAttribute(
      'href',
      '/admin/signalements/person~claire',
    );
    expect(links.getByRole('link', { name: 'Ouvrir le dossier de Karim' })).toBeVisible();
  });
});

describe('OpenedConversationViewModel', () => {
  const opened = { conversation: aConversation(), openedAt: 0 };

  test('a conversation that cannot be read says why, and is read again on demand', async () => {
    const answers: BackendResult<OpenedConversation>[] = [failure('offline'), success(opened)];
    const viewModel = new OpenedConversationViewModel({
      open: () => Promise.resolve(success()),
      find: () => Promise.resolve(answers.shift() ?? failure('unknown')),
      messages: () => Promise.resolve(success([aMessage()])),
    });
    await viewModel.load('velo~karim', 'nadia');
    expect(viewModel.status).toBe('offline');
    await viewModel.retry();
    expect(viewModel).toMatchObject({ status: 'ready', opened, hasMore: false });
    expect([viewModel.isOpenAt(DAY - HOUR), viewModel.isOpenAt(DAY)]).toEqual([true, false]);
  });

  test('messages that cannot be read are a failure, and do not look like none', async () => {
    const viewModel = new OpenedConversationViewModel({
      open: () => Promise.resolve(success()),
      find: () => Promise.resolve(success(opened)),
      messages: () => Promise.resolve(failure('offline')),
    });
    await viewModel.load('velo~karim', 'nadia');
    expect(viewModel).toMatchObject({ status: 'offline', opened: null });
  });

  test('the page before the messages that cannot be read says why, and leaves what is shown', async () => {
    const page = Array.from({ length: MESSAGES_PAGE }, (_, index) => aMessage({ id: `message-${index}` }));
    const answers: BackendResult<readonly Message[]>[] = [success(page), failure('offline')];
    const viewModel = new OpenedConversationViewModel({
      open: () => Promise.resolve(success()),
      find: () => Promise.resolve(success(opened)),
      messages: () => Promise.resolve(answers.shift() ?? success([])),
    });
    await viewModel.load('velo~karim', 'nadia');
    expect(await viewModel.loadOlder()).toBe(0);
    expect(viewModel).toMatchObject({ olderStatus: 'offline', hasMore: true });
    expect(viewModel.messages).toHaveLength(MESSAGES_PAGE);
  });

  test('two clicks open a conversation once', async () => {
    const setting = await withConversation();
    const repository = new InMemoryOpenedConversationRepository('nadia', setting.stored, setting.conversations);
    const viewModel = new OpenedConversationViewModel(repository);
    await viewModel.load('velo~karim', 'nadia');
    viewModel.type(reason);
    expect(await Promise.all([viewModel.open(), viewModel.open()])).toEqual([true, false]);
    expect(setting.stored.journal).toHaveLength(1);
  });
});
