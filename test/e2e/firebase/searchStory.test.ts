import { test } from '@playwright/test';
import { byMouse } from '../../support/drivers/e2e/e2eInput';
import { byKeyboard } from '../../support/drivers/e2e/e2eKeyboard';
import { aPhone, byTouch } from '../../support/drivers/e2e/e2ePhone';
import { findAndCompare } from '../../support/drivers/e2e/e2eSearch';

for (const [how, by, device] of [
  ['by mouse', byMouse, {}],
  ['by keyboard', byKeyboard, {}],
  ['by touch on a phone', byTouch, aPhone],
] as const)
  test.describe(() => {
    test.use(device);

    test(`a buyer finds a bicycle by a sentence, widens the search by a chip, sees it on the map and reads what such things cost, ${how}`, async ({
      page,
    }) => {
      test.slow();
      await findAndCompare({ page, by }, 'on Firebase');
    });
  });
