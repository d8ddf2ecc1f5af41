import type { SentCode } from '../../../application/auth/CodeSender';
import type { Clock } from '../../../application/shared/Clock';
import { MINUTE } from '../../../domain/shared/Instant';
import { failure } from '../../../domain/shared/Result';
import { sixDigits } from './sixDigits';

const LIFETIME = 5 * MINUTE;
const ATTEMPTS = 5;

/** A code that the page shows, since no message is sent. Entering it runs `act`. The ticket is of a code that was made before. */
export function demonstrationCode(
  clock: Clock,
  act: () => ReturnType<SentCode['confirm']>,
  ticket = `${sixDigits()} ${clock.now() + LIFETIME}`,
): SentCode {
  const [shownCode = '', end] = ticket.split(' ');
  let attempts = 0;
  const confirm: SentCode['confirm'] = async (code) => {
    attempts += 1;
    if (attempts > ATTEMPTS) return failure('too-many-attempts');
    if (clock.now() >= Number(end)) return failure('expired-code');
    return code === shownCode ? act() : failure('wrong-code');
  };
  return { shownCode, ticket, confirm };
}
