import type { Firestore } from '@google-cloud/firestore';
import type { Bucket } from '@google-cloud/storage';
import { SweepPhotos, type SweepOutcome } from '../../application/listings/sweep/SweepPhotos';
import type { Clock } from '../../application/shared/Clock';
import { FirebaseStoredPhotos } from '../../infrastructure/firebase/sweep/FirebaseStoredPhotos';
import { FirestorePhotoUses } from '../../infrastructure/firebase/sweep/FirestorePhotoUses';
import { FirestoreSweepProgress } from '../../infrastructure/firebase/sweep/FirestoreSweepProgress';

/** What a server does with photos that nothing names. */
export interface SweepTasks {
  /** Once a day, and again as long as a run is not complete. Rejects when photos cannot be read. */
  sweepPhotos(): Promise<SweepOutcome>;
}

export interface SweepTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Of the photos; as an administrator too. */
  readonly bucket: Bucket;
  readonly clock: Clock;
}

export function sweepTasks({ firestore, bucket, clock }: SweepTaskOptions): SweepTasks {
  const sweep = new SweepPhotos(
    new FirebaseStoredPhotos(bucket),
    new FirestorePhotoUses(firestore),
    new FirestoreSweepProgress(firestore),
    clock,
  );
  return { sweepPhotos: () => sweep.execute() };
}
