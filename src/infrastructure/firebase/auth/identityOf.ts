import type { MultiFactorInfo, User } from 'firebase/auth';
import type { Identity } from '../../../domain/auth/Identity';
import type { SignInWay } from '../../../domain/auth/SignInWay';

const ways: Readonly<Record<string, SignInWay>> = { phone: 'phone', password: 'password', 'google.com': 'google' };

export function identityOf(
  { uid, email, emailVerified, phoneNumber, providerData }: User,
  factors: readonly MultiFactorInfo[],
): Identity {
  const [factor] = factors;
  return {
    uid,
    email,
    isEmailVerified: emailVerified,
    phoneNumber,
    ways: providerData.flatMap(({ providerId }) => ways[providerId] ?? []),
    secondFactorPhone: factor === undefined ? null : endOfPhone(factor),
  };
}

function endOfPhone(factor: MultiFactorInfo): string {
  return 'phoneNumber' in factor && typeof factor.phoneNumber === 'string' ? factor.phoneNumber.slice(-2) : '';
}
