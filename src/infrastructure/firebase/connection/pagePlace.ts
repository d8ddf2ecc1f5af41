import { Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore';

// Where a page ends that is sorted by a time, then by id. Times of the server are finer than an `Instant`: the place has them whole.

/** Null for no document, or one without the time. */
export function placeOf(document: QueryDocumentSnapshot | undefined, field: string): string | null {
  const time: unknown = document?.get(field);
  return document === undefined || !(time instanceof Timestamp)
    ? null
    : [time.seconds, time.nanoseconds, document.id].join(' ');
}

export function readPlace(place: string): readonly [Timestamp, string] {
  const [seconds, nanoseconds, id = ''] = place.split(' ');
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}
