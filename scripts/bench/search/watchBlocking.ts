/** Measures how long this thread is blocked. The returned function stops and returns the longest time, in milliseconds. */
export function watchBlocking(): () => number {
  let longest = 0;
  let isWatching = true;
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatching) setTimeout(() => port2.postMessage(null), 4);
    else port1.close();
  };
  port2.postMessage(null);
  return () => {
    isWatching = false;
    return longest;
  };
}
