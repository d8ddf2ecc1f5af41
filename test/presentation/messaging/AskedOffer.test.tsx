import { act, render, renderHook } from '@testing-library/react';
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

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
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
  expect(address).toBe('/auth?next=%2Fmessages%3Fannonce%3Dvelo%26offre');
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
    expect([composer.offer, address]).toEqual([offer, '/messages/velo~karim']);
  },
);
