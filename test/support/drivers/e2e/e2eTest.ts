import { expect, test as base, type BrowserContext } from '@playwright/test';

interface Fixtures {
  /** Ends every test: no page has thrown, and nothing has left the machine. */
  readonly guard: void;
}

/** The end-to-end test: a fresh browser for each, and nothing that breaks or calls home passes unseen. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context, baseURL }, use) => {
      const surprises = watch(context, new URL(baseURL ?? '').origin);
      await use();
      expect(surprises, 'what no page may do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Notes what a person would not see: uncaught errors, refusals of the security policy, requests to other machines. */
export function watch(context: BrowserContext, origin: string): readonly string[] {
  const surprises: string[] = [];
  context.on('weberror', (error) => {
    surprises.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Minified React error|Uncaught/.test(message.text())) surprises.push(message.text());
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) surprises.push(`asked elsewhere: ${request.url()}`);
  });
  return surprises;
}
