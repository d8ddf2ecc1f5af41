import { SERVICE_WORKER, type WorkerMessage } from './workerProtocol';

interface InstalledWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly controller: ServiceWorker;
  /** A worker answered for the page before. */
  readonly isReturning: boolean;
}

/** Resolves once the service worker answers for the page; rejects where the browser refuses. */
export async function registerServiceWorker(workers: ServiceWorkerContainer): Promise<InstalledWorker> {
  const isReturning = workers.controller !== null;
  const registration = await workers.register(SERVICE_WORKER, { updateViaCache: 'none' });
  return { registration, controller: await controllerOf(workers), isReturning };
}

/**
 * Has the service worker cache the files that the page has loaded without it, which costs no request. From the second visit on it caches those
 * of all screens, unless the person asks browsers to save data.
 */
export function cacheFiles({ controller, isReturning }: InstalledWorker): void {
  followLoadedFiles((urlsToCache) => post(controller, { type: 'CACHE_URLS', payload: { urlsToCache } }));
  if (isReturning && !savesData()) post(controller, { type: 'CACHE_SCREENS' });
}

function controllerOf(workers: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const settle = () => {
      if (workers.controller === null) return;
      workers.removeEventListener('controllerchange', settle);
      resolve(workers.controller);
    };
    workers.addEventListener('controllerchange', settle);
    settle();
  });
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** Calls with the files of the site that were loaded without a worker, those too that are still on their way when it takes over. */
function followLoadedFiles(onLoaded: (addresses: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = loaded.filter(({ name, workerStart }) => workerStart === 0 && new URL(name).origin === location.origin);
    if (own.length > 0) onLoaded(own.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

function savesData(): boolean {
  // Not in Safari and Firefox.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
