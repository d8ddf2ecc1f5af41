import { Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import type { Instant } from '../../../domain/shared/Instant';

/** A `Timestamp` of any SDK in milliseconds with its microseconds as decimals, which order messages sent within one millisecond. */
export const preciseInstant = v.pipe(
  v.object({ seconds: v.number(), nanoseconds: v.number() }),
  v.transform(({ seconds, nanoseconds }) => seconds * 1000 + nanoseconds / 1_000_000),
);

/** The stored `Timestamp` again, as a cursor of a query. */
export function timestampOf(instant: Instant): Timestamp {
  const seconds = Math.floor(instant / 1000);
  return new Timestamp(seconds, Math.round((instant - seconds * 1000) * 1000) * 1000);
}
