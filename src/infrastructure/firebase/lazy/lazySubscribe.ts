import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { lazyMessages } from './lazyMessages';

/** A part of the site that is fetched when first asked for; it fails when the network is gone. */
export type Lazy<Part> = () => Promise<Part>;

/** Subscribes to a part once it has come, unless the subscription has ended by then. `onAbsent`: it could not be fetched. */
export function lazySubscribe<Part>(
  load: Lazy<Part>,
  subscribe: (part: Part) => Unsubscribe,
  onAbsent: () => void,
): Unsubscribe {
  let isOver = false;
  let stop: Unsubscribe = () => undefined;
  load().then(
    (part) => {
      if (!isOver) stop = subscribe(part);
    },
    (error: unknown) => {
      console.error(lazyMessages.absent, error);
      if (!isOver) onAbsent();
    },
  );
  return () => {
    isOver = true;
    stop();
  };
}
