import type { Locator, Page } from '@playwright/test';

/** How a person uses a page: by mouse, by keyboard, or by touch. */
export interface InputMethod {
  /** The least by which a page notices that somebody is there. */
  readonly stir: (page: Page) => Promise<void>;
  readonly press: (page: Page, control: Locator) => Promise<void>;
  /** Presses again at once, as one does who is not sure whether the first time counted. */
  readonly pressTwice: (page: Page, control: Locator) => Promise<void>;
  readonly write: (page: Page, field: Locator, text: string) => Promise<void>;
  /** Chooses in a list that opens below its field. */
  readonly select: (page: Page, field: Locator, option: string) => Promise<void>;
  /** Takes a suggestion, the first one of the field that has just been written. */
  readonly take: (page: Page, suggestion: Locator) => Promise<void>;
  /** Chooses among choices that follow each other, of which `first` is the first and none is chosen yet. */
  readonly choose: (page: Page, first: Locator, choice: Locator) => Promise<void>;
  /** Sends the form whose last field has just been written, and has this button. */
  readonly submit: (page: Page, button: Locator) => Promise<void>;
  /** Leaves a dialog without doing what it asks, which this button does too. */
  readonly leave: (page: Page, button: Locator) => Promise<void>;
}

/** Somebody in front of a page. */
export interface Person {
  readonly page: Page;
  readonly by: InputMethod;
}

export const byMouse: InputMethod = {
  stir: (page) => page.mouse.move(100, 300),
  press: (_page, control) => control.click(),
  pressTwice: (_page, control) => control.dblclick(),
  write: (_page, field, text) => field.fill(text),
  select: async (_page, field, option) => void (await field.selectOption(option)),
  take: (_page, suggestion) => suggestion.click(),
  choose: (_page, _first, choice) => choice.check(),
  submit: (_page, button) => button.click(),
  leave: (_page, button) => button.click(),
};
