import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { AccountRecord } from '../database/records';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';
import { isPassword } from '../database/PasswordHash';

/** Signs in, or asks for the second factor if the account has one. */
export async function embeddedFirstStep(
  accounts: EmbeddedAccounts,
  { uid, secondStepPhone }: AccountRecord,
): Promise<FirstStep> {
  const enter = () => accounts.signIn(uid);
  if (secondStepPhone === null) return completedFirstStep(await enter());
  return success({
    phoneEnd: secondStepPhone.slice(-2),
    sendCode: () => Promise.resolve(success(demonstrationCode(accounts.clock, enter))),
  });
}

/** As `embeddedFirstStep`, after checking the password. */
export async function passwordFirstStep(
  accounts: EmbeddedAccounts,
  account: AccountRecord,
  password: string,
): Promise<FirstStep> {
  if (account.password === null) return failure('wrong-credentials');
  const isRight = await isPassword(password, account.password);
  if (!isRight.ok) return isRight;
  return isRight.value ? embeddedFirstStep(accounts, account) : failure('wrong-credentials');
}

function completedFirstStep(entered: Result<void, IdentityFailure>): FirstStep {
  return entered.ok ? success(null) : entered;
}
