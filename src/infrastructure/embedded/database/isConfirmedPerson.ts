import { isConfirmed } from '../../../domain/auth/Identity';
import type { SignInWay } from '../../../domain/auth/SignInWay';
import type { AccountRecord } from './records';

/**
 * What `isConfirmed` of firestore.rules asks of anyone who publishes, begins a conversation or reports. Demo people, who have no account
 * record, are confirmed.
 */
export async function isConfirmedPerson(
  accounts: { readonly get: (uid: string) => Promise<AccountRecord | undefined> },
  uid: string,
): Promise<boolean> {
  const account = await accounts.get(uid);
  return account === undefined || isConfirmed({ ...account, ways: waysOf(account) });
}

export function waysOf({
  phoneNumber,
  password,
  hasGoogle,
}: Pick<AccountRecord, 'phoneNumber' | 'password' | 'hasGoogle'>): readonly SignInWay[] {
  return [...when(phoneNumber !== null, 'phone'), ...when(password !== null, 'password'), ...when(hasGoogle, 'google')];
}

function when(holds: boolean, way: SignInWay): readonly SignInWay[] {
  return holds ? [way] : [];
}
