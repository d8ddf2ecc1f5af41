import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from './e2eInput';

export const byKeyboard: InputMethod = {
  stir: (page) => page.keyboard.press('Tab'),
  press: (page, control) => press(page, control, 'Enter'),
  pressTwice: async (page, control) => {
    await press(page, control, 'Enter');
    await page.keyboard.press('Enter');
  },
  write: typeInto,
  select: async (page, field, option) => {
    await press(page, field);
    await page.keyboard.type(option);
    await expect(field.locator('option:checked')).toHaveText(option);
  },
  take: async (page, suggestion) => {
    await expect(suggestion).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  choose: async (page, first, choice) => {
    await press(page, first, 'Space');
    await arrowTo(page, choice);
  },
  submit: (page) => page.keyboard.press('Enter'),
  leave: (page) => page.keyboard.press('Escape'),
};

/** Walks to a control with Tab, and presses a key there. */
export async function press(page: Page, control: Locator, key?: string): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = await focusOf(control);
  for (let steps = 0; steps < 120 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  if (key !== undefined) await page.keyboard.press(key);
}

/** Walks to a field with Tab, and writes all of the text at once, as a paste does: key by key, the page is drawn for each letter. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Walks down a menu or a group of choices, one of which has the focus. */
export async function arrowTo(page: Page, choice: Locator): Promise<void> {
  await expect(choice).toBeVisible();
  const hasFocus = await focusOf(choice);
  for (let steps = 0; steps < 20 && !(await hasFocus()); steps += 1) await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
}

/** Tells whether a control has the focus. To look up a role takes 15 ms: that is done once, and again if the page has replaced the element. */
async function focusOf(control: Locator): Promise<() => Promise<boolean>> {
  let element = await control.elementHandle();
  const hasFocus = () => element.evaluate((found) => (found.isConnected ? found === document.activeElement : null));
  return async () => {
    const seen = await hasFocus();
    if (typeof seen === 'boolean') return seen;
    element = await control.elementHandle();
    return (await hasFocus()) ?? false;
  };
}
