import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { AccountRecord } from '../database/records';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';
import { isPassword } from '../database/PasswordHash';

/** Lets the person in, or asks for the second step where they have turned it on. */
export async function embeddedFirstStep(
  accounts: EmbeddedAccounts,
  { uid, secondStepPhone }: AccountRecord,
): Promise<FirstStep> {
  const enter = () => accounts.enter(uid);
  if (secondStepPhone === null) return nothingMoreAfter(await enter());
  return success({
    phoneEnd: secondStepPhone.slice(-2),
    sendCode: () => Promise.resolve(success(demonstrationCode(accounts.clock, enter))),
  });
}

/** The same for whoever types the account's password. */
export async function passwordStep(
  accounts: EmbeddedAccounts,
  account: AccountRecord,
  password: string,
): Promise<FirstStep> {
  if (account.password === null) return failure('wrong-credentials');
  const isRight = await isPassword(password, account.password);
  if (!isRight.ok) return isRight;
  return isRight.value ? embeddedFirstStep(accounts, account) : failure('wrong-credentials');
}

function nothingMoreAfter(entered: Result<void, IdentityFailure>): FirstStep {
  return entered.ok ? success(null) : entered;
}
