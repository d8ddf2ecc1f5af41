import { failure, success, type Result } from '../../../domain/shared/Result';

const ITERATIONS = 210_000;
const HASH = 'SHA-512';

/** A salted PBKDF2 hash: passwords themselves are not stored. */
export interface PasswordHash {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** `unavailable`: over plain http, browsers have no `crypto.subtle`. */
export async function hashPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(16)),
  iterations = ITERATIONS,
): Promise<Result<PasswordHash, 'unavailable'>> {
  if (!('subtle' in crypto)) return failure('unavailable');
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: HASH, salt, iterations }, key, 256);
  return success({ salt, iterations, hash: new Uint8Array(bits) });
}

export async function isPassword(
  password: string,
  { salt, iterations, hash }: PasswordHash,
): Promise<Result<boolean, 'unavailable'>> {
  const typed = await hashPassword(password, salt, iterations);
  return typed.ok ? success(typed.value.hash.every((byte, index) => byte === hash[index])) : typed;
}
