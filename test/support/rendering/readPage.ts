import type { siteServer, SiteAnswer } from '../../../src/di/siteServer';

/** A page without content, in which the application starts. */
export const template =
  '<html><head><title>Mon Bazar</title><meta name="description" content="Général" /></head><body><div id="root"></div><div class="startup"></div><noscript>Sans</noscript></body></html>';

export type AskSite = ReturnType<typeof siteServer>;

/** The whole answer of a site; throws where it leaves the page to the browser. */
export async function readPage(ask: AskSite, address: string): Promise<SiteAnswer & { readonly text: string }> {
  const answer = await ask(address);
  if (answer === null) throw new Error(`${address} is left to the browser`);
  let text = '';
  if (typeof answer.body === 'string') text = answer.body;
  else for await (const part of answer.body) text += part;
  return { ...answer, text };
}

export function structuredData(html: string): readonly unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
}
