import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../../src/presentation/app/toasts/ToastHost';
import { ToastQueue } from '../../../../src/presentation/app/toasts/ToastQueue';
import { useNotify, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { useVirtualTimers } from '../../../support/time/virtualTimers';

beforeEach(useVirtualTimers);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showToasts = (...notices: readonly ToastContent[]) => showToastsIn(notices);

function showToastsIn(notices: readonly ToastContent[], loadHost?: () => Promise<never>) {
  function Buttons() {
    const notify = useNotify();
    return notices.map((notice, index) => (
      <button key={index} onClick={() => notify(notice)}>
        {index}
      </button>
    ));
  }
  render(
    <ToastQueue {...(loadHost && { loadHost })}>
      <Buttons />
    </ToastQueue>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { notify: (index: number) => user.click(screen.getByRole('button', { name: String(index) })), user };
}

test('a toast is announced politely and closes after four seconds', async () => {
  const { notify } = showToasts({ text: 'Annonce publiée', kind: 'success' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await notify(0);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Annonce publiée'));
  await vi.advanceTimersByTimeAsync(3500);
  expect(screen.getByText('Annonce publiée')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(screen.queryByText('Annonce publiée')).toBeNull());
});

test.each([
  ['Votre numéro est enregistré.', 'Votre numéro est enregistré'],
  ['lina.roy@exemple.fr n’est plus inscrite.', 'lina.roy@exemple.fr n’est plus inscrite'],
  ['L’offre n’est pas partie. Réessayez dans un instant.', 'L’offre n’est pas partie. Réessayez dans un instant.'],
  ['Chargement...', 'Chargement...'],
])('one sentence stands in a toast without a full stop, several each have theirs: %s', async (text, shown) => {
  const { notify } = showToasts({ text, kind: 'info' });
  await notify(0);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(shown));
});

test('toasts show one at a time, each for its own time', async () => {
  const { notify } = showToasts(
    { text: 'Première', kind: 'info', durationMs: 2000 },
    { text: 'Seconde', kind: 'error' },
  );
  await notify(0);
  await notify(1);
  expect(await screen.findByText('Première')).toBeVisible();
  expect(screen.queryByText('Seconde')).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('Seconde')).toBeVisible();
  expect(screen.queryByText('Première')).toBeNull();
});

test('the same toast is not shown twice in a row', async () => {
  const { notify } = showToasts({ text: 'Hors ligne', kind: 'warning', durationMs: 2000 });
  await notify(0);
  await notify(0);
  await screen.findByText('Hors ligne');
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(screen.queryByText('Hors ligne')).toBeNull());
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByText('Hors ligne')).toBeNull();
});

test('its action runs once and closes it', async () => {
  const run = vi.fn();
  const { notify, user } = showToasts({ text: 'Brouillon supprimé', kind: 'info', action: { label: 'Annuler', run } });
  await notify(0);
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.queryByText('Brouillon supprimé')).toBeNull());
});

test('one that is needed now takes the place of the one that shows, and makes room once it is out of date', async () => {
  const ending = new AbortController();
  const { notify } = showToasts(
    { text: 'Confirmé', kind: 'success' },
    { text: 'Publié', kind: 'success' },
    { text: 'Code', kind: 'info', durationMs: 20_000, until: ending.signal },
  );
  for (const index of [0, 1, 2]) await notify(index);
  expect(await screen.findByText('Code')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Confirmé')).toBeNull());
  act(() => ending.abort());
  expect(await screen.findByText('Publié')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Code')).toBeNull());
});

test('one that is out of date before its turn is never shown', async () => {
  const ending = new AbortController();
  const { notify } = showToasts({ text: 'Code', kind: 'info', durationMs: 20_000, until: ending.signal });
  await notify(0);
  act(() => ending.abort());
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(screen.queryByText('Code')).toBeNull());
});

test('what cannot be fetched is done without: the words come all the same, one after the other', async () => {
  const run = vi.fn();
  function Buttons() {
    const notify = useNotify();
    const say = () => {
      notify({ text: 'Hors ligne', kind: 'error' });
      notify({ text: 'Supprimé', kind: 'info', action: { label: 'Annuler', run } });
    };
    return <button onClick={say}>Dire</button>;
  }
  render(
    <ToastQueue loadHost={() => Promise.reject(new Error('offline'))}>
      <Buttons />
    </ToastQueue>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Dire' }));
  expect(await screen.findByText('Hors ligne')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText('Hors ligne')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Supprimé')).toBeNull();
});

test('a key leads to what a toast lets one do, and doing it, or Escape, leads back', async () => {
  const run = vi.fn<() => void>();
  const { notify, user } = showToasts({ text: 'Brouillon supprimé', kind: 'info', action: { label: 'Annuler', run } });
  await notify(0);
  const before = screen.getByRole('button', { name: '0' });
  const undo = await screen.findByRole('button', { name: 'Annuler' });
  expect(undo).toHaveAttribute('aria-keyshortcuts', 'F8');
  await user.keyboard('{F8}');
  expect(undo).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(before).toHaveFocus();
  await user.keyboard('{F8}{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(before).toHaveFocus();
});

test('what can be undone takes the place of what could be before, and never of a mere message', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { notify, user } = showToasts(
    { text: 'Hors ligne', kind: 'error' },
    { text: 'Vélo retiré', kind: 'info', durationMs: 8000, action: { label: 'Annuler', run: first } },
    { text: 'Publié', kind: 'success' },
    { text: 'Lampe retirée', kind: 'info', durationMs: 8000, action: { label: 'Annuler', run: second } },
  );
  await notify(0);
  await notify(1);
  expect(await screen.findByText('Hors ligne')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText('Vélo retiré')).toBeVisible();
  await notify(2);
  await notify(3);
  expect(await screen.findByText('Lampe retirée')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Vélo retiré')).toBeNull());
  await user.keyboard('{F8}{Enter}');
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(await screen.findByText('Publié')).toBeVisible();
});

test('a toast with the key of one that shows is discarded, and the button of the first stays in its place', async () => {
  const first = vi.fn<() => void>();
  const failed = { text: 'Photo non envoyée', kind: 'error', key: 'conversation' } as const;
  const { notify, user } = showToasts(
    { ...failed, action: { label: 'Voir', run: first } },
    { ...failed, action: { label: 'Voir', run: vi.fn<() => void>() } },
  );
  await notify(0);
  const button = await screen.findByRole('button', { name: 'Voir' });
  await notify(1);
  // Each step of an exit is rendered before the next one is due.
  for (let step = 0; step < 5; step += 1) await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'Voir' })).toBe(button);
  await user.click(button);
  expect(first).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.queryByText('Photo non envoyée')).toBeNull());
});

test('toasts of different keys show one after the other, each with its action', async () => {
  const voir = { label: 'Voir', run: vi.fn<() => void>() };
  const { notify } = showToasts(
    { text: 'Photo A non envoyée', kind: 'error', durationMs: 2000, key: 'a', action: voir },
    { text: 'Photo B non envoyée', kind: 'error', durationMs: 2000, key: 'b', action: voir },
  );
  await notify(0);
  await notify(1);
  expect(await screen.findByText('Photo A non envoyée')).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('Photo B non envoyée')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Photo A non envoyée')).toBeNull());
});

test('an undo interrupts a toast that has a key, which shows again afterwards', async () => {
  const { notify, user } = showToasts(
    { text: 'Photo non envoyée', kind: 'error', durationMs: 15_000, key: 'a', action: { label: 'Voir', run: vi.fn() } },
    { text: 'Vélo retiré', kind: 'info', action: { label: 'Annuler', run: vi.fn<() => void>() } },
  );
  await notify(0);
  expect(await screen.findByText('Photo non envoyée')).toBeVisible();
  await notify(1);
  expect(await screen.findByText('Vélo retiré')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Photo non envoyée')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Photo non envoyée')).toBeVisible();
});

test.each([
  ['fetched', undefined],
  ['bare', () => Promise.reject(new Error('offline'))],
])('a toast stays while one is at it, then for its whole time (%s)', async (_, loadHost) => {
  const { notify, user } = showToastsIn(
    [{ text: 'Vélo retiré', kind: 'info', action: { label: 'Annuler', run: vi.fn<() => void>() } }],
    loadHost,
  );
  await notify(0);
  await screen.findByText('Vélo retiré');
  await vi.advanceTimersByTimeAsync(3000);
  await user.keyboard('{F8}');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await vi.advanceTimersByTimeAsync(3500);
  expect(screen.getByText('Vélo retiré')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(screen.queryByText('Vélo retiré')).toBeNull());
});

test('a toast waits while the person looks at another window', async () => {
  const { notify } = showToasts({ text: 'Annonce publiée', kind: 'success' });
  await notify(0);
  await screen.findByText('Annonce publiée');
  act(() => void dispatchEvent(new Event('blur')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.getByText('Annonce publiée')).toBeVisible();
  act(() => void dispatchEvent(new Event('focus')));
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(screen.queryByText('Annonce publiée')).toBeNull());
});
