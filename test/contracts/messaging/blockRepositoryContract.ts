import { describe, expect, test } from 'vitest';
import type { BlockedPerson, BlockRepository } from '../../../src/application/messaging/BlockRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface BlockRepositoryBackend {
  readonly claire: BlockRepository;
  readonly clairesOtherTab: BlockRepository;
}

export function describeBlockRepository(
  name: string,
  makeBackend: () => BlockRepositoryBackend | Promise<BlockRepositoryBackend>,
): void {
  describe(`${name}, contract of BlockRepository`, () => {
    test('the list is empty at first, then has each blocked person, the latest first, in every tab', async () => {
      const { claire, clairesOtherTab } = await makeBackend();
      const emissions = recordedEmissions<BackendResult<readonly BlockedPerson[]>>((listener) =>
        clairesOtherTab.subscribe('claire', listener),
      );
      await emissions.becomes(success([]));
      const [karim, ines] = [
        { uid: 'karim', name: 'Karim' },
        { uid: 'ines', name: 'Inès' },
      ];
      expect(await claire.block('claire', karim)).toEqual(success());
      expect(await claire.block('claire', ines)).toEqual(success());
      await emissions.becomes(
        success([ines, karim].map((person) => ({ ...person, blockedAt: expect.any(Number) as number }))),
      );
    });

    test('a person who is blocked twice is listed once, and unblocked by one call', async () => {
      const { claire } = await makeBackend();
      const emissions = recordedEmissions<BackendResult<readonly BlockedPerson[]>>((listener) =>
        claire.subscribe('claire', listener),
      );
      expect(await claire.block('claire', { uid: 'karim', name: 'Karim' })).toEqual(success());
      expect(await claire.block('claire', { uid: 'karim', name: 'Karim B.' })).toEqual(success());
      await emissions.becomes(success([expect.objectContaining({ uid: 'karim' })]));
      expect(await claire.unblock('claire', 'karim')).toEqual(success());
      await emissions.becomes(success([]));
      expect(await claire.unblock('claire', 'karim')).toEqual(success());
    });
  });
}
