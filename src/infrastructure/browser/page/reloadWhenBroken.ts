import type { PageReload } from '../../../application/resilience/PageReload';
import { needsPageReload } from '../../../domain/resilience/pageReload';

/** Reloads the page after an uncaught error that only a reload can fix. */
export function reloadWhenBroken(page: PageReload): void {
  const judge = (error: unknown) => {
    if (error instanceof Error && needsPageReload(error.message)) page.reloadAutomatically();
  };
  addEventListener('error', ({ error }: ErrorEvent) => judge(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => judge(reason));
}
