import { afterEach, expect, test, vi } from 'vitest';
import { Cancellation } from '../../src/application/shared/Cancellation';
import { LocalStoragePublicationQueue } from '../../src/infrastructure/browser/storage/posting/LocalStoragePublicationQueue';
import { describePublicationQueue } from '../contracts/listings/publicationQueueContract';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describePublicationQueue('LocalStoragePublicationQueue', () => {
  const [tab, otherTab] = [new LocalStoragePublicationQueue(), new LocalStoragePublicationQueue()];
  return {
    tab,
    otherTab,
    inOtherTab: (work) => {
      work(otherTab);
      // A browser dispatches it in the tabs that did not write.
      dispatchEvent(new StorageEvent('storage', { key: null }));
    },
  };
});

test.each([
  { locks: undefined },
  { locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) } },
])('a draft is published where the browser has no locks or refuses them (%#)', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  const queue = new LocalStoragePublicationQueue();
  const wanted = new Cancellation();
  await expect(queue.inOneTab('karim', wanted, async () => 'published')).resolves.toBe('published');
});
