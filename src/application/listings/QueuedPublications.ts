import type { BackendStatus } from '../resilience/BackendStatus';
import { Cancellation } from '../shared/Cancellation';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { PublicationQueue } from './PublicationQueue';

/** Goes on with what an earlier visit or another tab, closed since, has queued. */
export class QueuedPublications {
  readonly #queue: PublicationQueue;
  readonly #backendStatus: BackendStatus;

  constructor(queue: PublicationQueue, backendStatus: BackendStatus) {
    this.#queue = queue;
    this.#backendStatus = backendStatus;
  }

  /** Calls `publish` while the backend is reachable and this person has a queued draft, in one tab at a time. */
  start(uid: string, publish: () => Promise<void>): Unsubscribe {
    const ending = new Cancellation();
    let isReachable = false;
    let isBusy = false;
    const isDue = () => isReachable && !ending.isCancelled() && this.#queue.of(uid) !== null;
    const check = async () => {
      if (isBusy || !isDue()) return;
      isBusy = true;
      try {
        await this.#queue.inOneTab(uid, ending, async () => {
          if (isDue()) await publish();
        });
      } finally {
        isBusy = false;
      }
    };
    const stopQueue = this.#queue.subscribe(uid, () => void check());
    const stopStatus = this.#backendStatus.subscribe(({ kind }) => {
      isReachable = kind === 'ready';
      void check();
    });
    return () => {
      ending.cancel();
      stopQueue();
      stopStatus();
    };
  }
}
