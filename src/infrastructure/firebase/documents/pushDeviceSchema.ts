import * as v from 'valibot';
import { instant } from './listingSchemas';

/** `users/{uid}/devices/{sha256(endpoint)}` */
export const pushDeviceDocument = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  createdAt: instant,
});
