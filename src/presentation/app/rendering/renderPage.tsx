import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PageReportContext, type PageReport } from '../../shared/page/pageReport';
import type { ViewModelSource } from '../../shared/ViewModelSource';
import { App } from '../App';
import { fetchScreen } from '../routes';
import { RENDERED_STYLES } from '../startup/renderedStyles';

export interface RenderedPage {
  readonly report: PageReport;
  /** What stands in the head: title, metadata, links. */
  readonly head: string;
  /** Style elements with the rules that the page uses. */
  readonly style: string;
  readonly body: string;
}

/** Renders the page at an address, its query included; `settled` resolves once the ports have answered everything that was asked. */
export async function renderPage(
  viewModels: ViewModelSource,
  address: string,
  settled: () => Promise<void>,
): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const prepared = await fetchScreen({ pathname, search }, viewModels, settled);
  const cache = createCache({ key: 'css' });
  // Rules are collected in the cache instead of standing among the elements.
  cache.compat = true;
  const errors: unknown[] = [];
  let report: PageReport = {};
  const { prelude } = await prerender(
    <PageReportContext
      value={(next) => {
        report = { ...report, ...next };
      }}
    >
      <CacheProvider value={cache}>
        <StaticRouter location={address}>
          <App viewModels={prepared} />
        </StaticRouter>
      </CacheProvider>
    </PageReportContext>,
    // Everything stands where it belongs: nothing is moved there by scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  // React leaves out what fails, for the browser to render: a page with a hole is none.
  if (errors.length > 0) throw errors[0];
  const { head, body } = splitHead(await new Response(prelude).text());
  return { report, head, style: stylesOf(cache), body };
}

/** React puts what belongs into the head before everything else. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/**
 * In the form in which rules are taken over in the browser, instead of being inserted again: by Emotion those for the whole page and
 * animations, each in an element of its own, and by `withRenderedStyles` those of components together. `data-s`: the elements stand where
 * Emotion would move them, for which the browser would apply them a second time.
 */
function stylesOf({ inserted, key, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOfComponents = ([name]: [string, string]) => `${key}-${name}` in registered;
  const components = rules.filter(isOfComponents);
  const others = rules.filter((rule) => !isOfComponents(rule));
  const names = [key, ...components.map(([name]) => name)].join(' ');
  return [
    ...others.map(([name, rule]) => `<style data-emotion="${key}-global ${name}" data-s="">${rule}</style>`),
    `<style ${RENDERED_STYLES}="${names}">${components.map(([, rule]) => rule).join('')}</style>`,
  ].join('');
}
