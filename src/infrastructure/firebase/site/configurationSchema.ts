import * as v from 'valibot';
import { isCountdown, nothingLeft, type Countdown } from '../../../domain/maintenance/Countdown';
import { moment } from '../documents/listingSchemas';

/** `config/app` (specification §3). Whoever writes it by hand may leave out all but `maintenance`. */
export const configurationDocument = v.object({
  maintenance: v.boolean(),
  targetDate: v.optional(v.nullable(moment), null),
  countdownConfig: v.optional(v.custom<Countdown>(isCountdown), nothingLeft),
});
