import type { Passage } from '../Passage';

export interface HelpArticle {
  /** Names the article in its address. */
  readonly slug: string;
  readonly title: string;
  /** The answer in a sentence. */
  readonly summary: string;
  /** Other words for what the article is about, which a search finds too. */
  readonly alsoCalled: string;
  readonly passages: readonly Passage[];
  /** Slugs of articles to read next. */
  readonly related: readonly string[];
}

export interface HelpTheme {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
