import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The state of the backend as it is shown to people. */
export type BackendState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'importing'; readonly done: number; readonly total: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'full' };

export interface BackendStatus {
  /** Emits the state now and at every change. */
  subscribe(listener: (state: BackendState) => void): Unsubscribe;
}
export const BackendStatus = token<BackendStatus>('BackendStatus');
