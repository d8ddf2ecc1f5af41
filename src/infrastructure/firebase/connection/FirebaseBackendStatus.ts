import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Whether the browser has a network. Firebase itself catches up by itself once there is one. */
export class FirebaseBackendStatus implements BackendStatus {
  subscribe(listener: (state: BackendState) => void): Unsubscribe {
    const tell = () => listener({ kind: navigator.onLine ? 'ready' : 'offline' });
    tell();
    addEventListener('online', tell);
    addEventListener('offline', tell);
    return () => {
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    };
  }
}
