import { createContext, use } from 'react';

/** What a page tells the server that renders it. */
export interface PageReport {
  /** 404: there is nothing at this address; 410: there no longer is. */
  readonly status?: 404 | 410;
  /** The address at which the page is found instead. */
  readonly movedTo?: string;
  readonly description?: string;
}

/** In a browser nobody listens. */
export const PageReportContext = createContext<((report: PageReport) => void) | null>(null);

export function usePageReport(report: PageReport): void {
  use(PageReportContext)?.(report);
}
