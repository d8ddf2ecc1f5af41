import type { CardRequest, CardSource, FoundCards } from './CardSource';

/** The cards as they are now, not followed. */
export function readOnce(source: CardSource, request: CardRequest): Promise<FoundCards> {
  return new Promise((resolve) => {
    const stop = source.follow(request, (found) => {
      resolve(found);
      void Promise.resolve().then(() => stop());
    });
  });
}
