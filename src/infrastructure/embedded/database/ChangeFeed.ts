import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { StoreName } from './EmbeddedSchema';
import { Emitter } from './Emitter';

/** Records of a store that were written or deleted; the transaction has committed. */
export interface Change {
  readonly store: StoreName;
  readonly ids: readonly string[];
}

/** Broadcasts changes to every tab and worker of the site, including the one that made them. */
export class ChangeFeed {
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Emitter<Change>();

  constructor(channelName = 'mon-bazar-changes') {
    this.#channel = new BroadcastChannel(channelName);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isChange(data)) this.#listeners.emit(data);
    };
  }

  /** To be called after the transaction has committed: listeners read the stores immediately. */
  publish(change: Change): void {
    this.#channel.postMessage(change);
    this.#listeners.emit(change);
  }

  subscribe(listener: (change: Change) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  close(): void {
    this.#channel.close();
  }
}

/** A tab that runs another version of the site may send another format. */
function isChange(data: unknown): data is Change {
  return typeof data === 'object' && data !== null && 'store' in data && 'ids' in data && Array.isArray(data.ids);
}
