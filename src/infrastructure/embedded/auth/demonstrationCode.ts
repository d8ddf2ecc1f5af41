import type { SentCode } from '../../../application/auth/CodeSender';
import type { Clock } from '../../../application/shared/Clock';
import { MINUTE } from '../../../domain/shared/Instant';
import { failure } from '../../../domain/shared/Result';
import { sixDigits } from './sixDigits';

const LIFETIME = 5 * MINUTE;
const ATTEMPTS = 5;

/** A code that the page shows, since no message is sent. Entering it runs `act`. */
export function demonstrationCode(clock: Clock, act: () => ReturnType<SentCode['confirm']>): SentCode {
  const shownCode = sixDigits();
  const end = clock.now() + LIFETIME;
  let attempts = 0;
  const confirm: SentCode['confirm'] = async (code) => {
    attempts += 1;
    if (attempts > ATTEMPTS) return failure('too-many-attempts');
    if (clock.now() >= end) return failure('expired-code');
    return code === shownCode ? act() : failure('wrong-code');
  };
  return { shownCode, confirm };
}
