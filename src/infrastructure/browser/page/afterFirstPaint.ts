/** Milliseconds, longer than a first paint takes: a tab in the background is never painted. */
const PATIENCE = 2000;

let underWay: Promise<void> | null = null;

/** Resolves when the page has been painted and is idle. Calls until then wait together. */
export function afterFirstPaint(): Promise<void> {
  return (underWay ??= paintedAndIdle().finally(() => {
    underWay = null;
  }));
}

async function paintedAndIdle(): Promise<void> {
  await Promise.race([painted(), sleep(document.hidden ? 0 : PATIENCE)]);
  await idle();
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The first callback runs before a paint, the second after it.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function idle(): Promise<void> {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) return sleep(50);
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 500 });
  });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
