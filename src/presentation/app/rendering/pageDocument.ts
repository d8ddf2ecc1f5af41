import { escapeMarkup } from '../../shared/format/escapeMarkup';
import { PAGE_ANSWERS_ID, type PageAnswers } from '../../../application/shared/PageAnswers';
import type { RenderedPage } from './renderPage';

/**
 * A rendered page in the document of the site, `template`. What is in the head for this page alone is marked with `data-page`: the
 * application takes it away when it shows the page itself.
 */
export function pageDocument(
  template: string,
  { report, head, style, body }: RenderedPage,
  answers: PageAnswers,
): string {
  const tags = head.replace(/<(title|meta|link)\b(?![^>]*rel="preload")/g, '<$1 data-page=""');
  const data = answers.size === 0 ? '' : dataElement(PAGE_ANSWERS_ID, [...answers]);
  return (
    withDescription(template, report.description)
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace(/(?=<title>)/, () => tags)
      // What is seen comes first, and needs no script.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('</head>', () => `${style}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root"><div class="prerendered">${body}</div></div>${data}`)
  );
}

/** A data block: `<` is escaped, so that no text can close the element. */
export function dataElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Without a title of its own a page has that of the site. The general description stays in `data-page`, for the pages after this one. */
function withDescription(template: string, description: string | undefined): string {
  if (description === undefined) return template;
  return template.replace(
    /<meta name="description" content="([^"]*)"/,
    (_, general: string) => `<meta name="description" data-page="${general}" content="${escapeMarkup(description)}"`,
  );
}
