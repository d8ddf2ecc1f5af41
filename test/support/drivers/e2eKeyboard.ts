import { expect, type Locator, type Page } from '@playwright/test';

/** Walks to a control with Tab, and presses a key there. */
export async function press(page: Page, control: Locator, key?: string): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  if (key !== undefined) await page.keyboard.press(key);
}

/** Walks to a field with Tab, and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Walks down a menu or a group of choices, one of which has the focus. */
export async function arrowTo(page: Page, choice: Locator): Promise<void> {
  await expect(choice).toBeVisible();
  const hasFocus = () => choice.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 20 && !(await hasFocus()); steps += 1) await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
}
