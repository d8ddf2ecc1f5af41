/** Lets messages in that wait, and goes on at once: a timer would wait for milliseconds. */
export function indexPause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
