import * as v from 'valibot';
import { instant } from './listingSchemas';

/** `profiles/{uid}`; a profile that was never edited has the first three fields only, and a former one may have `answers`, which is not read. */
export const profileDocument = v.object({
  displayName: v.string(),
  photoURL: v.nullable(v.string()),
  memberSince: instant,
  about: v.optional(v.string(), ''),
  place: v.optional(v.nullable(v.object({ communeName: v.string(), postalCode: v.string() })), null),
  kind: v.optional(v.picklist(['private', 'professional']), 'private'),
});
