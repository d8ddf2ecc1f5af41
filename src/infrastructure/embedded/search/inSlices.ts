import { yieldToMessages } from './yieldToMessages';

/** Milliseconds of work before incoming messages are handled. */
const SLICE_DURATION = 8;

export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_DURATION) continue;
    await yieldToMessages();
    begun = performance.now();
  }
}
