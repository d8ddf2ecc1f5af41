import { AccountEmail } from '../../../src/domain/auth/AccountEmail';

/** An address that nobody has. */
export function aNewEmail(): AccountEmail {
  return anEmail(`${crypto.randomUUID()}@exemple.fr`);
}

export function anEmail(address: string): AccountEmail {
  const email = AccountEmail.parse(address);
  if (!email.ok) throw new Error(email.failure);
  return email.value;
}
