import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { failure, success } from '../../../src/domain/shared/Result';

/** Sends the code 123456 to every number, and keeps a list of them. */
export function aPhoneSignIn(isDemonstration = false): PhoneSignIn & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  return {
    asked,
    isDemonstration,
    requestCode: async ({ value }) => {
      asked.push(value);
      const confirm = async (code: string) => (code === '123456' ? success() : failure('wrong-code' as const));
      return success({ confirm, ...(isDemonstration && { shownCode: '123456' }) });
    },
  };
}
