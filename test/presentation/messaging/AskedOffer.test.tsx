import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { success } from '../../../src/domain/shared/Result';
import { MessagesScreen } from '../../../src/presentation/messaging/MessagesScreen';
import { useAskedOffer } from '../../../src/presentation/messaging/thread/useAskedOffer';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aListing, NOON } from '../../support/builders/aListing';
import { aComposer } from '../../support/doubles/aComposer';
import { aViewModelSource } from '../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../support/drivers/anOpenThread';
import { VirtualTime } from '../../support/time/VirtualTime';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('a guest who would make an offer signs in first, and comes back for it', () => {
  render(
    <ViewModelContext value={aViewModelSource()}>
      <MemoryRouter initialEntries={['/messages?annonce=velo&offre']}>
        <Address />
        <MessagesScreen />
      </MemoryRouter>
    </ViewModelContext>,
  );
  expect(screen.getByText('/auth?next=%2Fmessages%3Fannonce%3Dvelo%26offre')).toBeVisible();
});

test.each([
  ['begins', '', {}],
  ['does not begin', null, { price: { kind: 'gift' } }],
] as const)(
  'an offer that the address asks for %s once the listing is there, and the address forgets it',
  (_, offer, changes) => {
    const thread = anOpenThread();
    const composer = aComposer(thread, new VirtualTime(NOON));
    const { rerender } = renderHook(() => useAskedOffer(thread.thread, composer), {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/messages/velo~karim?offre']}>
          <Address />
          {children}
        </MemoryRouter>
      ),
    });
    expect(composer.offer).toBeNull();
    act(() => {
      thread.emit.conversation(success(null));
      thread.emit.listing(success(aListing(changes)));
    });
    rerender();
    expect(composer.offer).toBe(offer);
    expect(screen.getByText('/messages/velo~karim')).toBeVisible();
  },
);
