import type { CardRequest, CardSource, FoundCards } from './CardSource';

/** Reads a page without staying subscribed. */
export function readOnce(source: CardSource, request: CardRequest): Promise<FoundCards> {
  return new Promise((resolve) => {
    const stop = source.subscribe(request, (found) => {
      resolve(found);
      void Promise.resolve().then(() => stop());
    });
  });
}
