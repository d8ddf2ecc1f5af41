import { describe, expect, onTestFinished, test } from 'vitest';
import { Cancellation } from '../../../src/application/shared/Cancellation';
import type { PublicationQueue } from '../../../src/application/listings/PublicationQueue';
import { aDeferred } from '../../support/doubles/aDeferred';
import { eventually } from '../../support/time/eventually';

export interface PublicationQueueBackend {
  readonly tab: PublicationQueue;
  readonly otherTab: PublicationQueue;
  /** Does something in the other tab, of which this one is notified. */
  inOtherTab(work: (queue: PublicationQueue) => void): void;
}

const never = new Cancellation();

export function describePublicationQueue(name: string, makeBackend: () => PublicationQueueBackend): void {
  describe(`${name}, contract of PublicationQueue`, () => {
    test('a queued draft is known in every tab until it is removed, and belongs to its owner', () => {
      const { tab, otherTab } = makeBackend();
      expect(tab.of('karim')).toBeNull();
      tab.add('karim', 'velo');
      expect([otherTab.of('karim'), otherTab.of('claire')]).toEqual(['velo', null]);
      otherTab.remove('karim');
      expect(tab.of('karim')).toBeNull();
    });

    test('a tab is notified of what another tab queues or removes', () => {
      const { tab, inOtherTab } = makeBackend();
      const seen: (string | null)[] = [];
      onTestFinished(tab.subscribe('karim', () => seen.push(tab.of('karim'))));
      tab.add('karim', 'lampe');
      inOtherTab((queue) => queue.add('karim', 'velo'));
      inOtherTab((queue) => queue.remove('karim'));
      expect(seen).toEqual(['velo', null]);
    });

    test('work of one tab begins when the work of the other tab has ended', async () => {
      const { tab, otherTab } = makeBackend();
      const first = aDeferred<string>();
      const order: string[] = [];
      const running = tab.inOneTab('karim', never, () => first.promise);
      const waiting = otherTab.inOneTab('karim', never, async () => order.push('second'));
      await eventually(() => expect(order).toEqual([]));
      order.push('first');
      first.resolve('done');
      await expect(running).resolves.toBe('done');
      await waiting;
      expect(order).toEqual(['first', 'second']);
    });

    test('work within work of the same tab runs at once', async () => {
      const { tab } = makeBackend();
      const inner = async () => tab.inOneTab('karim', never, async () => 'inner');
      await expect(tab.inOneTab('karim', never, inner)).resolves.toBe('inner');
    });

    test('work that is aborted before its turn is never run', async () => {
      const { tab, otherTab } = makeBackend();
      const first = aDeferred<string>();
      const ending = new Cancellation();
      let hasRun = false;
      const running = tab.inOneTab('karim', never, () => first.promise);
      const waiting = otherTab.inOneTab('karim', ending, async () => (hasRun = true));
      ending.cancel();
      await expect(waiting).resolves.toBeNull();
      first.resolve('done');
      await running;
      await expect(otherTab.inOneTab('karim', ending, async () => (hasRun = true))).resolves.toBeNull();
      expect(hasRun).toBe(false);
    });

    test('work that fails ends its turn', async () => {
      const { tab, otherTab } = makeBackend();
      const fail = () => Promise.reject(new Error('broken'));
      await expect(tab.inOneTab('karim', never, fail)).rejects.toThrow('broken');
      await expect(otherTab.inOneTab('karim', never, async () => 'next')).resolves.toBe('next');
    });
  });
}
