import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import type { FirstStep } from '../../application/auth/SecondStepChallenge';
import { success, type Result } from '../../domain/shared/Result';
import type { AccountRecord } from './AccountRecord';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

/** Lets the person in, or asks for the second step where they have turned it on. */
export async function embeddedFirstStep(accounts: EmbeddedAccounts, { uid, secondStepPhone }: AccountRecord): Promise<FirstStep> {
  const enter = () => accounts.enter(uid);
  if (secondStepPhone === null) return nothingMoreAfter(await enter());
  return success({
    phoneEnd: secondStepPhone.slice(-2),
    sendCode: () => Promise.resolve(success(demonstrationCode(accounts.clock, enter))),
  });
}

function nothingMoreAfter(entered: Result<void, IdentityFailure>): FirstStep {
  return entered.ok ? success(null) : entered;
}
