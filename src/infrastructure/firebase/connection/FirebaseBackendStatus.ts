import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Whether the browser is online. The SDK reconnects by itself once it is. */
export class FirebaseBackendStatus implements BackendStatus {
  subscribe(listener: (state: BackendState) => void): Unsubscribe {
    const emit = () => listener({ kind: navigator.onLine ? 'ready' : 'offline' });
    emit();
    addEventListener('online', emit);
    addEventListener('offline', emit);
    return () => {
      removeEventListener('online', emit);
      removeEventListener('offline', emit);
    };
  }
}
