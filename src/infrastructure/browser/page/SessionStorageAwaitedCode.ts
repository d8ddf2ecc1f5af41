import type { AwaitedCode, AwaitedCodeStore } from '../../../application/auth/AwaitedCodeStore';

const KEY = 'mbz_awaited_code';

export class SessionStorageAwaitedCode implements AwaitedCodeStore {
  current(): AwaitedCode | null {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isAwaitedCode(value) ? value : null;
    } catch {
      return null;
    }
  }

  save(awaited: AwaitedCode | null): void {
    try {
      if (awaited === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(awaited));
    } catch {
      // Where storage is refused, a reload leads back to the number.
    }
  }
}

function isAwaitedCode(value: unknown): value is AwaitedCode {
  if (typeof value !== 'object' || value === null) return false;
  const { number, ticket, sentAt }: Partial<Record<keyof AwaitedCode, unknown>> = value;
  return typeof number === 'string' && typeof ticket === 'string' && typeof sentAt === 'number';
}
