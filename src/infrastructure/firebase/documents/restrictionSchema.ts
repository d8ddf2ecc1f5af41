import * as v from 'valibot';
import { instant } from './listingSchemas';

/** `restrictions/{uid}` */
export const restrictionDocument = v.union([
  v.object({ until: instant, decision: v.number() }),
  v.object({ until: v.null(), since: instant, decision: v.number() }),
]);
