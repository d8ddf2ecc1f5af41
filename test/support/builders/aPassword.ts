import { Password } from '../../../src/domain/auth/Password';

export function aPassword(text = 'quatre chevaux blancs'): Password {
  const password = Password.parse(text);
  if (!password.ok) throw new Error(password.failure);
  return password.value;
}
