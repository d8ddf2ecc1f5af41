import type { CodeSender } from '../../../src/application/auth/CodeSender';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { failure, success } from '../../../src/domain/shared/Result';

export function aPhoneSignIn(isDemonstration = false): PhoneSignIn & { readonly asked: readonly string[] } {
  const sender = aCodeSender('sign-in', isDemonstration);
  return { ...sender, resume: (_phone, ticket) => ({ ticket, confirm: sender.confirm }) };
}

/** The code is 123456 for every number; `asked` lists the numbers. */
export function aCodeSender<Purpose extends CodeSender['purpose']>(purpose: Purpose, isDemonstration = false) {
  const asked: string[] = [];
  const confirm = async (code: string) => (code === '123456' ? success() : failure('wrong-code' as const));
  const sender: CodeSender = {
    purpose,
    isDemonstration,
    requestCode: async ({ value }) => {
      asked.push(value);
      return success({ confirm, ticket: `ticket of ${value}`, ...(isDemonstration && { shownCode: '123456' }) });
    },
  };
  return { ...sender, purpose, asked, confirm };
}
