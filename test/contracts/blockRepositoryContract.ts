import { describe, expect, test } from 'vitest';
import type { BlockedPerson, BlockRepository } from '../../src/application/messaging/BlockRepository';
import type { BackendResult } from '../../src/application/shared/BackendResult';
import { success } from '../../src/domain/shared/Result';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface BlockRepositoryBackend {
  readonly claire: BlockRepository;
  readonly clairesOtherTab: BlockRepository;
}

export function describeBlockRepository(
  name: string,
  makeBackend: () => BlockRepositoryBackend | Promise<BlockRepositoryBackend>,
): void {
  describe(`${name} keeps the contract of blocks`, () => {
    test('tells nobody at first, then each person blocked, the last first, in every tab', async () => {
      const { claire, clairesOtherTab } = await makeBackend();
      const told = recordedTellings<BackendResult<readonly BlockedPerson[]>>((tell) =>
        clairesOtherTab.subscribe('claire', tell),
      );
      await told.becomes(success([]));
      const [karim, ines] = [
        { uid: 'karim', name: 'Karim' },
        { uid: 'ines', name: 'Inès' },
      ];
      expect(await claire.block('claire', karim)).toEqual(success());
      expect(await claire.block('claire', ines)).toEqual(success());
      await told.becomes(
        success([ines, karim].map((person) => ({ ...person, blockedAt: expect.any(Number) as number }))),
      );
    });

    test('blocks once who is blocked twice, and lets go', async () => {
      const { claire } = await makeBackend();
      const told = recordedTellings<BackendResult<readonly BlockedPerson[]>>((tell) =>
        claire.subscribe('claire', tell),
      );
      expect(await claire.block('claire', { uid: 'karim', name: 'Karim' })).toEqual(success());
      expect(await claire.block('claire', { uid: 'karim', name: 'Karim B.' })).toEqual(success());
      await told.becomes(success([expect.objectContaining({ uid: 'karim' })]));
      expect(await claire.unblock('claire', 'karim')).toEqual(success());
      await told.becomes(success([]));
      expect(await claire.unblock('claire', 'karim')).toEqual(success());
    });
  });
}
