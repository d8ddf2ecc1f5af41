import { FIRST_CARDS_ID, type FirstCard } from '../../infrastructure/browser/page/firstCards';
import { homeTags } from '../../presentation/app/rendering/homeTags';
import { dataElement, pageDocument } from '../../presentation/app/rendering/pageDocument';
import type { RenderedPage } from '../../presentation/app/rendering/renderPage';

/** The number of listings that the home page shows at first. */
export const HOME_CARDS = 12;

/** The rendered home page in the document of the site, with the cards that it shows: the application starts from them. Without any, the browser reads them at once. */
export function homeDocument(template: string, home: RenderedPage, cards: readonly FirstCard[]): string {
  const data = cards.length === 0 ? '' : dataElement(FIRST_CARDS_ID, cards);
  return pageDocument(template, { ...home, head: homeTags() + home.head }, new Map()).replace(
    '<div class="startup"',
    () => `${data}<div class="startup"`,
  );
}
