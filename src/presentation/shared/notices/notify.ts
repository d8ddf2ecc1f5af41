import { createContext, use } from 'react';

export interface ToastContent {
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  /** 4000 ms unless said otherwise (specification §9). */
  readonly durationMs?: number;
  /** For a toast needed now: it replaces the current one, and closes when this signal aborts. */
  readonly until?: AbortSignal;
  /** While one with this key shows or waits, another is discarded; default: the text. An action with neither key nor `until` is an undo. */
  readonly key?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type Notify = (toast: ToastContent) => void;

export const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a toast. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
