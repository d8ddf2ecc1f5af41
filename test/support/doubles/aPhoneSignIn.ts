import type { CodeSender } from '../../../src/application/auth/CodeSender';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { failure, success } from '../../../src/domain/shared/Result';

export function aPhoneSignIn(isDemonstration = false): PhoneSignIn & { readonly asked: readonly string[] } {
  return aCodeSender('sign-in', isDemonstration);
}

/** The code is 123456 for every number; `asked` lists the numbers. */
export function aCodeSender<Purpose extends CodeSender['purpose']>(purpose: Purpose, isDemonstration = false) {
  const asked: string[] = [];
  const sender: CodeSender = {
    purpose,
    isDemonstration,
    requestCode: async ({ value }) => {
      asked.push(value);
      const confirm = async (code: string) => (code === '123456' ? success() : failure('wrong-code' as const));
      return success({ confirm, ...(isDemonstration && { shownCode: '123456' }) });
    },
  };
  return { ...sender, purpose, asked };
}
