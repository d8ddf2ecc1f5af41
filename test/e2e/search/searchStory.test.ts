import { inputMethods } from '../../support/drivers/e2e/e2eInputMethods';
import { findAndCompare } from '../../support/drivers/e2e/e2eSearch';
import { test } from '../../support/drivers/e2e/e2eTest';

for (const { how, by, device } of inputMethods)
  test.describe(() => {
    test.use(device);

    test(`a buyer finds a bicycle by a sentence, widens the search by a chip, sees it on the map and reads what such things cost, ${how}`, async ({
      page,
    }) => {
      test.slow();
      await findAndCompare({ page, by }, 'embedded');
    });
  });
