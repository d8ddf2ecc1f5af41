import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBackToClose } from '../../../../src/presentation/shared/page/useBackToClose';

const leave = vi.fn();

afterEach(() => void leave.mockReset());

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const closeThen = useBackToClose(isOpen, close);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      {isOpen && <button onClick={close}>Fermer</button>}
      {isOpen && <button onClick={() => closeThen(leave)}>Partir</button>}
    </>
  );
}

async function openCover() {
  window.history.replaceState({ key: 'page' }, '');
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
}

test('Back closes the cover and leaves the page as it is', async () => {
  const address = window.location.href;
  await openCover();
  expect(window.history.state).toEqual({ key: 'page', covered: true });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull());
  expect(window.history.state).toEqual({ key: 'page' });
  expect(window.location.href).toBe(address);
});

test('a cover drawn again with another function to close it keeps its one entry of the history', async () => {
  window.history.replaceState({ key: 'page' }, '');
  const push = vi.spyOn(window.history, 'pushState');
  const closings: string[] = [];
  const { rerender } = renderHook(({ name }) => useBackToClose(true, () => void closings.push(name)), {
    initialProps: { name: 'première' },
  });
  rerender({ name: 'seconde' });
  expect(push).toHaveBeenCalledOnce();
  act(() => window.history.back());
  await waitFor(() => expect(closings).toEqual(['seconde']));
});

test('closing the cover otherwise removes its history entry', async () => {
  await openCover();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

test('a navigation from the cover happens once, after its history entry is removed', async () => {
  await openCover();
  leave.mockImplementation(() => expect(window.history.state).toEqual({ key: 'page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Partir' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Partir' })).toBeNull();
});

test('a cover that may not be closed yet stays, with its history entry, each time that Back is pressed', async () => {
  window.history.replaceState({ key: 'page' }, '');
  const close = vi.fn(() => false);
  const { unmount } = renderHook(() => useBackToClose(true, close));
  for (const times of [1, 2]) {
    act(() => window.history.back());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times));
    expect(window.history.state).toEqual({ key: 'page', covered: true });
  }
  unmount();
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

test('a navigation from a cover that is gone already waits for its history entry to be removed', async () => {
  window.history.replaceState({ key: 'page' }, '');
  const { result, unmount } = renderHook(() => useBackToClose(true, () => undefined));
  unmount();
  leave.mockImplementation(() => expect(window.history.state).toEqual({ key: 'page' }));
  result.current(leave);
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  result.current(leave);
  expect(leave).toHaveBeenCalledTimes(2);
});
