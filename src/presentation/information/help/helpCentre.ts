import { helpAccountTheme } from './helpAccountMessages';
import type { HelpArticle, HelpTheme } from './HelpArticle';
import { helpSavedItemsTheme } from './helpSavedItemsMessages';
import { helpPhotoTheme } from './helpPhotoMessages';
import { helpPostingTheme } from './helpPostingMessages';
import { helpReadingTheme } from './helpReadingMessages';
import { helpSafetyTheme } from './helpSafetyMessages';
import { helpSearchTheme } from './helpSearchMessages';
import { helpSiteTheme } from './helpSiteMessages';

/** All articles of the help centre, by theme. */
export const helpThemes: readonly HelpTheme[] = [
  helpSearchTheme,
  helpReadingTheme,
  helpSavedItemsTheme,
  helpPostingTheme,
  helpPhotoTheme,
  helpAccountTheme,
  helpSafetyTheme,
  helpSiteTheme,
];

export const helpArticles: readonly HelpArticle[] = helpThemes.flatMap(({ articles }) => articles);

export function findArticle(slug: string): HelpArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}

export function themeOf(article: HelpArticle): HelpTheme | undefined {
  return helpThemes.find(({ articles }) => articles.includes(article));
}
