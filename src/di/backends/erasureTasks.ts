import {
  CompletePendingErasures,
  type ErasureOutcome,
} from '../../application/privacy/erasure/CompletePendingErasures';
import type { Clock } from '../../application/shared/Clock';
import {
  FirebaseAccountEraser,
  type ErasedServices,
} from '../../infrastructure/firebase/erasure/FirebaseAccountEraser';
import { FirestorePendingErasures } from '../../infrastructure/firebase/erasure/FirestorePendingErasures';

/** What a server does for accounts whose erasure people have asked for. */
export interface ErasureTasks {
  /** Every few minutes. Rejects when the requests cannot be read. */
  completePendingErasures(): Promise<ErasureOutcome>;
}

export interface ErasureTaskOptions extends ErasedServices {
  readonly clock: Clock;
}

export function erasureTasks({ clock, ...services }: ErasureTaskOptions): ErasureTasks {
  const pending = new FirestorePendingErasures(services.firestore);
  const complete = new CompletePendingErasures(pending, new FirebaseAccountEraser(services, clock), clock);
  return { completePendingErasures: () => complete.execute() };
}
