import type { PageReload } from '../../../application/resilience/PageReload';
import { needsPageReload } from '../../../domain/resilience/pageReload';

/** Reloads the page after an uncaught error that only a reload can fix; without a network, once there is one again. */
export function reloadWhenBroken(page: PageReload): void {
  const judge = (error: unknown) => {
    if (!(error instanceof Error) || !needsPageReload(error.message) || page.reloadAutomatically()) return;
    addEventListener('online', () => page.reloadAutomatically(), { once: true });
  };
  addEventListener('error', ({ error }: ErrorEvent) => judge(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => judge(reason));
}
