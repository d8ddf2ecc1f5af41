import * as v from 'valibot';
import { instant } from '../documents/listingSchemas';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `profiles/{uid}`; a profile that was never edited has the first three fields only. */
export const profileDocument = v.object({
  displayName: v.string(),
  photoURL: v.nullable(v.string()),
  memberSince: instant,
  about: v.optional(v.string(), ''),
  place: v.optional(v.nullable(v.object({ communeName: v.string(), postalCode: v.string() })), null),
  kind: v.optional(v.picklist(['private', 'professional']), 'private'),
  answers: v.optional(v.nullable(v.object({ asked: count, answered: count, delayMinutes: count })), null),
});
