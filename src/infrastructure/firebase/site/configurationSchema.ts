import * as v from 'valibot';
import { readLaunch } from '../../../domain/maintenance/readStoredConfiguration';
import { instant } from '../documents/listingSchemas';

/** `config/app` (specification §3). Only `maintenance` is required: the other fields may be missing or written by hand. */
export const configurationDocument = v.pipe(
  v.object({
    maintenance: v.boolean(),
    targetDate: v.optional(v.union([instant, v.unknown()])),
    countdownConfig: v.optional(v.unknown()),
  }),
  v.transform(({ maintenance, ...launch }) => ({ maintenance, ...readLaunch(launch) })),
);
