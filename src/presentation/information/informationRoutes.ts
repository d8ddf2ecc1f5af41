import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { informationPages } from './informationPages';

export const informationRoutes: readonly ScreenRoute[] = informationPages.map((page) => ({
  path: paths[page],
  // One file names all documents, so that the first page does not.
  load: async () => (await import('./loadInformationScreen')).loadInformationScreen(page),
}));
