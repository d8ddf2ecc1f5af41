import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';

interface Fixtures {
  /** The page of one more person, in a browser of their own. It is closed after the test: open pages listen to the server during those that follow. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

/** The end-to-end test of several people, which only a backend that they share has. */
export const test = base.extend<Fixtures>({
  newPerson: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect };
