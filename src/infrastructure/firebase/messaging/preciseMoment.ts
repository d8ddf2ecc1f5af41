import { Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import type { Instant } from '../../../domain/shared/Instant';

/** A moment with its microseconds, which tell messages of one millisecond apart: a number of that size has room for them. */
export const preciseMoment = v.pipe(
  v.instance(Timestamp),
  v.transform(({ seconds, nanoseconds }) => seconds * 1000 + nanoseconds / 1_000_000),
);

/** The stored moment again, for going on from it. */
export function timestampOf(moment: Instant): Timestamp {
  const seconds = Math.floor(moment / 1000);
  return new Timestamp(seconds, Math.round((moment - seconds * 1000) * 1000) * 1000);
}
