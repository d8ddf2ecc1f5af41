import * as v from 'valibot';
import { instant } from './listingSchemas';

const optionalText = v.nullable(v.string());

/** `users/{uid}` (specification §3). */
export const userDocument = v.object({
  uid: v.string(),
  phoneNumber: optionalText,
  displayName: v.string(),
  email: optionalText,
  photoURL: optionalText,
  createdAt: instant,
  updatedAt: instant,
  freeListingsCount: v.pipe(v.number(), v.integer()),
  role: v.string(),
});
