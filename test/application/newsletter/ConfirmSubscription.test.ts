import { describe, expect, test } from 'vitest';
import { ConfirmSubscription } from '../../../src/application/newsletter/ConfirmSubscription';
import { failure, success } from '../../../src/domain/shared/Result';

const token = 'a1B2c3D4e5F6g7H8i9J0';

describe('ConfirmSubscription', () => {
  test('the token of a link reaches the backend, whose answer is that of the use case', async () => {
    for (const answer of [success(), failure('offline' as const), failure('unknown-token' as const)]) {
      const asked: string[] = [];
      const confirm = async (one: string) => {
        asked.push(one);
        return answer;
      };
      expect(await new ConfirmSubscription({ confirm }).execute(token)).toEqual(answer);
      expect(asked).toEqual([token]);
    }
  });

  test.each(['', 'claire', `${token}0`, `${token.slice(1)}/`])(
    'a text that is no token does not reach the backend: « %s »',
    async (text) => {
      const confirm = new ConfirmSubscription({ confirm: () => Promise.reject(new Error(text)) });
      expect(await confirm.execute(text)).toEqual(failure('unknown-token'));
    },
  );
});
