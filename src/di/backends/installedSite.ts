import { afterFirstPaint } from '../../infrastructure/browser/page/afterFirstPaint';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { cacheFiles, registerServiceWorker } from '../../infrastructure/browser/offline/registerServiceWorker';
import { ServiceWorkerUpdates } from '../../infrastructure/browser/offline/ServiceWorkerUpdates';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { UpdateViewModel } from '../../presentation/app/updates/UpdateViewModel';

/**
 * Makes the site open without a network (docs/decisions/035), once the page is there and idle. It is wired by hand: the container would
 * bring the lazy halves of both backends to visitors who need none of them.
 */
async function start(): Promise<void> {
  await afterFirstPaint();
  const workers = navigator.serviceWorker;
  const installed = await registerServiceWorker(workers);
  // Before any other file is cached: once a new version is online, the server may not have the files of this one any more.
  const { showUpdateNotice } = await import('../../presentation/app/updates/UpdateNotice');
  cacheFiles(installed);
  const clock = new SystemClock();
  const updates = new ServiceWorkerUpdates(workers, installed.registration, clock);
  showUpdateNotice(new UpdateViewModel(updates, new GuardedPageReload(clock)));
}

// Browsers may refuse: a window that keeps nothing, a full disk. The site then needs the network, as every other one.
if ('serviceWorker' in navigator) void start().catch(() => undefined);
