// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cacheFiles,
  registerServiceWorker,
} from '../../../../src/infrastructure/browser/offline/registerServiceWorker';

interface LoadedFile {
  readonly name: string;
  /** 0: without a worker. */
  readonly workerStart: number;
}

let loaded: readonly LoadedFile[] = [];

beforeEach(() => {
  loaded = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #listener: (list: { getEntriesByType: () => readonly LoadedFile[] }) => void;
      constructor(listener: (list: { getEntriesByType: () => readonly LoadedFile[] }) => void) {
        this.#listener = listener;
      }
      observe() {
        this.#listener({ getEntriesByType: () => loaded });
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The workers of a browser; `isReturning`: one answers for the page already. */
function someWorkers(isReturning: boolean) {
  const postMessage = vi.fn();
  const target = new EventTarget();
  const takeOver = () => {
    Object.assign(target, { controller: { postMessage } });
    target.dispatchEvent(new Event('controllerchange'));
  };
  const register = vi.fn(async () => void setTimeout(takeOver));
  const workers: object = Object.assign(target, { controller: isReturning ? { postMessage } : null, register });
  return { workers: workers as ServiceWorkerContainer, register, postMessage };
}

async function install(workers: ServiceWorkerContainer): Promise<void> {
  cacheFiles(await registerServiceWorker(workers));
}

test('at the first visit the worker keeps what the page has loaded from the site without it', async () => {
  loaded = [
    { name: `${location.origin}/assets/main.js`, workerStart: 0 },
    { name: `${location.origin}/assets/kept.js`, workerStart: 12 },
    { name: 'https://elsewhere.example/photo.jpg', workerStart: 0 },
  ];
  const { workers, register, postMessage } = someWorkers(false);
  await install(workers);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [`${location.origin}/assets/main.js`] },
  });
});

test('at a later visit the worker keeps the files of all screens', async () => {
  const { workers, postMessage } = someWorkers(true);
  await install(workers);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CACHE_SCREENS' });
});

test('the worker downloads nothing in advance for a person who asks browsers to save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { workers, postMessage } = someWorkers(true);
  await install(workers);
  expect(postMessage).not.toHaveBeenCalled();
});
