import type { PageReload } from '../../../application/resilience/PageReload';
import { needsPageReload } from '../../../domain/resilience/pageReload';

/** Loads the page anew when an error that nobody caught says that only this helps. */
export function reloadWhenBroken(page: PageReload): void {
  const judge = (error: unknown) => {
    if (error instanceof Error && needsPageReload(error.message)) page.reloadAutomatically();
  };
  addEventListener('error', ({ error }: ErrorEvent) => judge(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => judge(reason));
}
