import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { StoreName } from './EmbeddedSchema';
import { Emitter } from './Emitter';

/** Records of a store that were written or deleted; the transaction has committed. */
export interface Change {
  readonly store: StoreName;
  readonly ids: readonly string[];
}

/** Carries changes to every tab and worker of the site, the one that made them included. */
export class ChangeFeed {
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Emitter<Change>();

  constructor(channelName = 'mon-bazar-changes') {
    this.#channel = new BroadcastChannel(channelName);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isChange(data)) this.#listeners.tell(data);
    };
  }

  /** Call it once the transaction has committed: listeners read at once. */
  publish(change: Change): void {
    this.#channel.postMessage(change);
    this.#listeners.tell(change);
  }

  watch(listener: (change: Change) => void): Unsubscribe {
    return this.#listeners.add(listener);
  }

  /** Ends it for good. */
  close(): void {
    this.#channel.close();
  }
}

/** A tab that runs another version of the site may say things this one does not understand. */
function isChange(data: unknown): data is Change {
  return typeof data === 'object' && data !== null && 'store' in data && 'ids' in data && Array.isArray(data.ids);
}
