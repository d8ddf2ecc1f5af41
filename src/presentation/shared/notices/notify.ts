import { createContext, use } from 'react';

export interface Notice {
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  /** 4000 ms unless said otherwise (specification §9). */
  readonly durationMs?: number;
  /** Of what is needed at this moment: it takes the place of the toast that shows, and is taken back once it is out of date. */
  readonly until?: AbortSignal;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a toast. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
