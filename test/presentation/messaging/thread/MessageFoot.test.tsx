import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { QueuedMessage } from '../../../../src/application/messaging/MessageOutbox';
import { MessageFoot } from '../../../../src/presentation/messaging/thread/MessageFoot';
import { RestrictionContext } from '../../../../src/presentation/shared/notices/unread';
import { aMessage, aQueuedMessage } from '../../../support/builders/aConversation';
import { anOpenThread } from '../../../support/drivers/anOpenThread';

function shown(changes: Partial<QueuedMessage>, banner: ReactNode = null) {
  const opened = anOpenThread();
  opened.outbox.add(aQueuedMessage({ isRefused: true, ...changes }));
  const [entry] = opened.thread.entries;
  if (entry === undefined) throw new Error('The message does not stand in its conversation');
  render(
    <RestrictionContext value={banner}>
      <MessageFoot entry={entry} thread={opened.thread} />
    </RestrictionContext>,
  );
  return opened;
}

test('a refused message can be sent again', async () => {
  const { thread } = shown({});
  expect(screen.getByRole('alert')).toHaveTextContent('Ce message n’a pas pu être remis.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(thread.queued).toEqual([aQueuedMessage()]);
});

test('a message refused because too many were sent says when it can be sent again, and can be', async () => {
  const { thread } = shown({ refusedUntil: Date.UTC(2026, 5, 15, 10, 12) });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Vous avez envoyé beaucoup de messages en une heure. Vous pourrez réessayer à partir de 12 h 12.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(thread.queued).toMatchObject([{ id: 'un', isRefused: false }]);
});

test('a refused photo that is lost can only be discarded', async () => {
  const { thread } = shown({ hasWaitingPhoto: true, isPhotoLost: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Cette photo n’est plus dans ce navigateur. Joignez-la de nouveau pour l’envoyer.',
  );
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(thread.queued).toEqual([]);
});

test('a message refused to a restricted person can only be discarded while the page tells them so', () => {
  shown({ isRestricted: true, refusedUntil: Date.UTC(2026, 5, 22) }, <aside />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Supprimer' })).toBeVisible();
});

test('a message that is withdrawn does not say whether it was read', () => {
  const { thread } = anOpenThread();
  const entry = {
    ...aMessage({ content: { kind: 'withdrawn' } }),
    isOwn: true,
    progress: 'read',
    queued: null,
  } as const;
  render(<MessageFoot entry={entry} thread={thread} />);
  expect(screen.getByText(/^12\sh$/)).toBeVisible();
  expect(screen.queryByText(/Lu/)).toBeNull();
});
