import * as v from 'valibot';
import { isCountdown, zeroCountdown, type Countdown } from '../../../domain/maintenance/Countdown';
import { instant } from '../documents/listingSchemas';

/** `config/app` (specification §3). All fields but `maintenance` may be missing, for when it is written by hand. */
export const configurationDocument = v.object({
  maintenance: v.boolean(),
  targetDate: v.optional(v.nullable(instant), null),
  countdownConfig: v.optional(v.custom<Countdown>(isCountdown), zeroCountdown),
});
